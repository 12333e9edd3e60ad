// What a side can be sure of without any search.
#pragma once

#include "memo.hpp"

namespace bela {

// A moment between tricks.
struct Moment {
    Mask rest;      // cards not yet played
    int leader;
    int left;       // points still to be had, the last trick's included
    int tricks;     // tricks still to be played
    unsigned open;  // bit 0: our side may still take every trick, bit 1: theirs may; 0 where that is worth nothing

    unsigned tag() const { return unsigned(leader) | open << 2; }
    Bounds all() const { return {-int(open >> 1), left + int(open & 1)}; }
};

inline Mask without_low(const Kit& kit, Mask byte, int number) {
    while (kit.count[byte] > number) byte &= byte - 1;
    return byte;
}

inline Mask without_high(const Kit& kit, Mask byte, int number) {
    while (kit.count[byte] > number) byte ^= bit(highest(byte));
    return byte;
}

// The tricks that the leader can take in a row, whatever the others do: trumps that nobody beats, then plain cards
// that nobody beats as long as whoever still has trumps must follow.
struct Run {
    Mask cards = 0;
    int leads[kSuits];
    int length;

    template <class Deal>
    Run(const Deal& deal, const Moment& now) {
        const Kit& kit = *deal.kit;
        Mask hand = deal.hands[now.leader] & now.rest, others = now.rest ^ hand, free = hand & kit.free_lead;
        cards = free & 0xFF & ~fill_down(others & 0xFF);
        leads[0] = length = kit.count[cards];
        int most[kSuits] = {8, 8, 8, 8};
        for (int seat = 0; seat < deal.seats; ++seat) {
            Mask other = deal.hands[seat] & others;
            if (kit.count[other & 0xFF] <= leads[0]) continue;
            for (int suit = 1; suit < kSuits; ++suit)
                most[suit] = std::min<int>(most[suit], kit.count[byte_of(other, suit)]);
        }
        for (int suit = 1; suit < kSuits; ++suit) {
            Mask masters = byte_of(free, suit) & ~fill_down(byte_of(others, suit));
            masters = without_low(kit, masters, most[suit]);
            leads[suit] = kit.count[masters];
            length += leads[suit];
            cards |= masters << 8 * suit;
        }
    }
};

// The points that the leader's run and sure trumps bring to the leader's side. Partners give what counts most, the
// others what counts least, as far as following suit leaves them the choice.
template <class Deal>
int run_points(const Deal& deal, const Moment& now, const Run& run, Mask sure) {
    const Kit& kit = *deal.kit;
    Mask own = run.cards | sure;
    int points = 0;
    for (int seat = 0; run.length && seat < deal.seats; ++seat) {
        if (seat == now.leader) continue;
        Mask hand = deal.hands[seat] & now.rest, bound = 0;
        bool with = deal.is_ours(seat) == deal.is_ours(now.leader);
        int spare = run.length;
        for (int suit = 0; suit < kSuits; ++suit) {
            Mask byte = byte_of(hand, suit);
            if (!run.leads[suit] || !byte) continue;
            byte = with ? without_low(kit, byte, run.leads[suit]) : without_high(kit, byte, run.leads[suit]);
            bound |= byte << 8 * suit;
            spare -= kit.count[byte];
        }
        if (with) own |= bound;
        else points += kit.sum_of(bound);
        if (spare) points += with ? kit.richest(hand ^ bound, spare) : kit.cheapest(hand ^ bound, spare);
    }
    return points + kit.sum_of(own);
}

// Narrow the bounds by the leader's run, and by the top trumps of either side, which always score for it.
template <class Deal>
void claim(const Deal& deal, const Moment& now, Bounds& known) {
    bool mine = deal.is_ours(now.leader);
    Mask friends = now.rest & (mine ? deal.ours : ~deal.ours), foes = now.rest ^ friends;
    Mask sure = friends & 0xFF & ~fill_down(foes & 0xFF), lost = foes & 0xFF & ~fill_down(friends & 0xFF);
    Run run(deal, now);
    Bounds all = now.all();
    if (run.length == now.tricks) mine ? known.meet(all.high, all.high) : known.meet(all.low, all.low);
    else if (run.cards | sure) {
        int gain = run_points(deal, now, run, sure);
        mine ? known.meet(gain, all.high) : known.meet(all.low, now.left - gain);
    }
    if (!lost) return;
    int loss = deal.kit->sum_of(lost);
    mine ? known.meet(all.low, now.left - loss) : known.meet(loss, all.high);
}

}  // namespace bela
