// The search: does our side reach so many points? Answered with a bound on the points, on the side where they fall.
#pragma once

#include <cstring>

#include "trick.hpp"

namespace bela {

template <int kSeats>
class Search {
  public:
    Deal<kSeats> deal;
    std::uint64_t nodes = 0;  // trick starts and card positions visited

    void begin() {
        deal.prepare();
        memo_.clear();
        if (!++searches_) {
            std::memset(cleared_, 0, sizeof cleared_);
            searches_ = 1;
        }
        nodes = 0;
    }

    // From between two tricks on.
    int start(const Moment& now, int need) {
        ++nodes;
        Bounds known = now.all();
        if (known.decides(need)) return known.side(need);
        if (now.tricks == 1) return last(now);
        if (now.tricks == 2) return two(now, Hold{}, now.rest, 0, need);
        Mask shape = deal.shape_of(now.rest);
        memo_.recall(deal, now.rest, shape, now.tag(), known);
        if (known.decides(need)) return known.side(need);
        claim(deal, now, known);
        if (known.decides(need)) return known.side(need);
        int value = lead(now, need);
        if (value >= need) known.low = std::max(known.low, value);
        else known.high = std::min(known.high, value);
        memo_.keep(now.rest, shape, now.tag(), known);
        return known.side(need);
    }

    // The first card of a trick.
    int lead(const Moment& now, int need) {
        ++nodes;
        int seat = now.leader;
        bool mine = deal.is_ours(seat);
        Mask hand = deal.hands[seat] & now.rest, todo = deal.kit->lead.playable(hand);
        std::int32_t* history = history_of(0, seat, int(now.rest & 0xFF), now.tricks);
        Reach reaches[kSuits];
        Moves moves;
        for (int suit = -1; todo;) {
            Mask group = take_group(todo, now.rest ^ hand, deal.kit->fences);
            if (suit != lowest(group) >> 3) suit = lowest(group) >> 3, reaches[suit] = Reach(deal, now, suit);
            Hold hold = Hold{}.with(deal, highest(group), seat, 0);
            add(moves, group, outlook(*deal.kit, reaches[suit], 0, hold, mine, true), 0, history, true);
        }
        moves.sort();
        Mask sure[2];
        sure_trumps(now.rest, sure);
        return best_of(now, moves, history, need, mine, [&](int card, bool certain) {
            return next(Turn{now, Hold{}, now.rest, reaches[card >> 3], sure, 0}, card, certain, need);
        });
    }

    // A later card of a trick.
    int follow(const Turn& turn, int need) {
        ++nodes;
        const Hold& hold = turn.hold;
        int at = turn.at, seat = seat_at(deal, turn.now.leader, at);
        Mask hand = deal.hands[seat] & turn.rest, todo = row(hold, seat).playable(hand);
        if (!(todo & (todo - 1))) return forced(turn, lowest(todo), need);
        bool mine = deal.is_ours(seat), held = deal.is_ours(hold.holder) == mine;
        std::int32_t* history = history_of(at, seat, hold.best, int(byte_of(turn.rest, hold.led)));
        Mask others = (turn.rest ^ hand) | bit(hold.best);
        Moves moves;
        while (todo) {
            Mask group = take_group(todo, others, deal.kit->fences);
            Hold after = hold.with(deal, highest(group), seat, at);
            bool takes = after.best != hold.best;
            add(moves, group, outlook(*deal.kit, turn.reach, at, after, mine, takes || held), at, history, takes);
        }
        moves.sort();
        int value;
        if (at + 1 == deal.seats && turn.now.tricks > 3 && known_reply(turn, moves, need, mine, value)) return value;
        return best_of(turn.now, moves, history, need, mine,
                       [&](int card, bool certain) { return next(turn, card, certain, need); });
    }

    // Whether a card that ends the trick leads to where it is already known to decide.
    bool known_reply(const Turn& turn, const Moves& moves, int need, bool mine, int& value) const {
        for (int at = 0; at < moves.number; ++at) {
            int card = Moves::card(moves.keys[at]);
            Hold after = turn.hold.with(deal, card, seat_at(deal, turn.now.leader, turn.at), turn.at);
            Moment then = following(turn.now, after, turn.rest ^ bit(card));
            Bounds known = then.all();
            memo_.recall(deal, then.rest, deal.shape_of(then.rest), then.tag(), known);
            value = (deal.is_ours(after.holder) ? after.points : 0) + (mine ? known.low : known.high);
            if ((value >= need) == mine) return true;
        }
        return false;
    }

    // The only card that may be played.
    int forced(const Turn& turn, int card, int need) {
        Hold after = turn.hold.with(deal, card, seat_at(deal, turn.now.leader, turn.at), turn.at);
        bool ours = deal.is_ours(after.holder);
        return next(turn, card, !(deal.kit->over[after.best] & turn.reach.cards[!ours][turn.at]), need);
    }

    // What follows a card. Where the trick's side is certain, what it brings may already decide.
    int next(const Turn& turn, int card, bool certain, int need) {
        int at = turn.at;
        Hold after = turn.hold.with(deal, card, seat_at(deal, turn.now.leader, at), at);
        bool ours = deal.is_ours(after.holder);
        Mask rest = turn.rest ^ bit(card);
        if (at + 1 == deal.seats) {
            int gain = ours ? after.points : 0;
            return gain + start(following(turn.now, after, rest), need - gain);
        }
        if (certain) {
            int bound = after.points + turn.reach.least[at] + deal.kit->sum[0][turn.sure[ours] & rest];
            if (ours && bound >= need) return bound;
            if (!ours && turn.now.left - bound < need) return turn.now.left - bound;
        }
        return follow(Turn{turn.now, after, rest, turn.reach, turn.sure, at + 1}, need);
    }

    // The top trumps of either side, as [is ours].
    void sure_trumps(Mask cards, Mask sure[2]) const {
        Mask ours = cards & deal.ours & 0xFF, theirs = cards & ~deal.ours & 0xFF;
        sure[1] = ours & ~fill_down(theirs);
        sure[0] = theirs & ~fill_down(ours);
    }

    const Row& row(const Hold& hold, int seat) const {
        bool partner = deal.partners && !((hold.holder ^ seat) & 1);
        return deal.kit->follow[partner][hold.led][hold.best];
    }

  private:
    static constexpr int kHistoryBits = 10;
    static constexpr std::int32_t kMost = 1 << 25;

    Memo memo_;
    alignas(64) std::int32_t history_[1 << kHistoryBits][kCards];  // by what the moment looks like, and card
    std::uint32_t cleared_[1 << kHistoryBits] = {};                // in which search a row was last cleared
    std::uint32_t searches_ = 0;

    Moment following(const Moment& now, const Hold& hold, Mask rest) const {
        unsigned open = now.open & (deal.is_ours(hold.holder) ? 1 : 2);
        return {rest, hold.holder, now.left - hold.points, now.tricks - 1, open};
    }

    std::int32_t* history_of(int at, int seat, int first, int second) {
        std::uint32_t key = (std::uint32_t(first * 256 + second) * 4 + at) * 4 + seat;
        std::uint32_t row = key * 0x9E3779B1u >> (32 - kHistoryBits);
        if (cleared_[row] != searches_) {
            std::memset(history_[row], 0, sizeof history_[row]);
            cleared_[row] = searches_;
        }
        return history_[row];
    }

    // Add the cards of a group that may matter: one if the trick's side is certain, fat for one's own and lean for
    // theirs; else one of each count.
    void add(Moves& moves, Mask group, Outlook look, int at, const std::int32_t* history, bool takes) const {
        const std::int32_t* order = deal.kit->order[at ? 4 - deal.seats + at : 0][look];
        bool certain = look == kSure || look == kLost;
        if (certain) group = bit(look == kSure ? highest(group) : lowest(group));
        for (int before = -1; group; group &= group - 1) {
            int card = lowest(group), points = int(deal.kit->points[card]);
            if (points == before) continue;
            before = points;
            int score = order[0] + order[1] * points + (card < 8 ? order[2] : 0) + (takes ? order[3] : 0);
            moves.add(card, score + (history[card] >> 2), certain);
        }
    }

    template <class Follow>
    int best_of(const Moment& now, const Moves& moves, std::int32_t* history, int need, bool mine, Follow follow) {
        int value = 0;
        for (int at = 0; at < moves.number; ++at) {
            int card = Moves::card(moves.keys[at]), got = follow(card, Moves::certain(moves.keys[at]));
            if (at == 0 || (mine ? got > value : got < value)) value = got;
            if ((got >= need) != mine) continue;
            learn(moves, at, now.tricks * now.tricks, history);
            break;
        }
        return value;
    }

    // The card that decided gains, those tried in vain before it lose.
    static void learn(const Moves& moves, int decided, int weight, std::int32_t* history) {
        std::int32_t& good = history[Moves::card(moves.keys[decided])];
        good = std::min(good + weight, kMost);
        for (int at = 0; at < decided; ++at) {
            std::int32_t& vain = history[Moves::card(moves.keys[at])];
            vain = std::max(vain - 23 * weight, -kMost);
        }
    }

    // The last trick plays itself.
    int last(const Moment& now) const {
        Hold hold{};
        for (int at = 0; at < deal.seats; ++at) {
            int seat = seat_at(deal, now.leader, at);
            hold = hold.with(deal, lowest(deal.hands[seat] & now.rest), seat, at);
        }
        return swept(now, hold.holder);
    }

    int swept(const Moment& now, int holder) const {
        return deal.is_ours(holder) ? now.left + int(now.open & 1) : -int(now.open >> 1 & 1);
    }

    // The last two tricks are walked through without remembering anything.
    int two(const Moment& now, const Hold& hold, Mask rest, int at, int need) const {
        if (at == deal.seats) return (deal.is_ours(hold.holder) ? hold.points : 0) + last(following(now, hold, rest));
        int seat = seat_at(deal, now.leader, at), value = 0;
        bool mine = deal.is_ours(seat), first = true;
        Mask hand = deal.hands[seat] & rest;
        for (Mask todo = (at ? row(hold, seat) : deal.kit->lead).playable(hand); todo; todo &= todo - 1) {
            int card = lowest(todo), got = two(now, hold.with(deal, card, seat, at), rest ^ bit(card), at + 1, need);
            if (first || (mine ? got > value : got < value)) value = got;
            if ((value >= need) == mine) return value;
            first = false;
        }
        return value;
    }
};

}  // namespace bela
