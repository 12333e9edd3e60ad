// A trick in the making: who holds it, who may still take it, and which cards are worth trying next.
#pragma once

#include "claims.hpp"

namespace bela {

template <class Deal>
int seat_at(const Deal& deal, int leader, int at) {
    int seat = leader + at;
    return seat >= deal.seats ? seat - deal.seats : seat;
}

struct Hold {
    int led, best, holder, points;

    template <class Deal>
    Hold with(const Deal& deal, int card, int seat, int at) const {
        int more = points + int(deal.kit->points[card]);
        if (at == 0) return {card >> 3, card, seat, more};
        if (deal.kit->over[best] & bit(card)) return {led, card, seat, more};
        return {led, best, holder, more};
    }
};

// What later players can do once a suit is led; by place, sides as [is ours].
struct Reach {
    Mask cards[2][kMaxSeats];  // with which later players of that side might take the trick
    int least[kMaxSeats];      // the least that later players add by following a plain suit

    Reach() = default;
    template <class Deal>
    Reach(const Deal& deal, const Moment& now, int led) {
        Mask suit = Mask{0xFF} << 8 * led, side[2] = {0, 0};
        int sum = 0;
        for (int at = deal.seats - 1; at >= 0; --at) {
            cards[0][at] = side[0];
            cards[1][at] = side[1];
            least[at] = sum;
            int seat = seat_at(deal, now.leader, at);
            Mask hand = deal.hands[seat] & now.rest, bound = hand & suit;
            side[deal.is_ours(seat)] |= bound ? bound : hand;
            if (led) sum += deal.kit->least[led][byte_of(hand, led)];
        }
    }
};

// Somebody's turn to play to a trick.
struct Turn {
    const Moment& now;   // how things stood when the trick began
    Hold hold;
    Mask rest;           // cards not yet played, without those on the table
    const Reach& reach;
    const Mask* sure;    // top trumps that score for their side whatever happens, as [is ours]
    int at;              // the place in the trick
};

// How a trick looks to whoever plays a card to it.
enum Outlook { kSure, kLikely, kUnlikely, kLost };

inline Outlook outlook(const Kit& kit, const Reach& reach, int at, const Hold& hold, bool mine, bool good) {
    Mask us = reach.cards[mine][at], them = reach.cards[!mine][at];
    if (!(kit.over[hold.best] & (good ? them : us))) return good ? kSure : kLost;
    (good ? us : them) |= bit(hold.best);
    Mask a = us & 0xFF, b = them & 0xFF;
    if (!(a | b)) a = byte_of(us, hold.led), b = byte_of(them, hold.led);
    return a > b ? kLikely : kUnlikely;
}

// Take from `todo` the lowest card and those above it that stand for it: no card of another hand lies between.
inline Mask take_group(Mask& todo, Mask others, Mask fences) {
    int high = lowest(todo);
    Mask group = bit(high);
    todo ^= group;
    while (todo && lowest(todo) >> 3 == high >> 3) {
        Mask up = bit(lowest(todo)), between = (up - 1) & ~((bit(high) << 1) - 1);
        if ((others & between) | (fences & (between | up))) break;
        group |= up;
        todo ^= up;
        high = lowest(up);
    }
    return group;
}

// Cards to try, the best first: score << 6 | card << 1 | whether the trick's side is then certain.
struct Moves {
    std::uint32_t keys[kCards];
    int number = 0;

    static int card(std::uint32_t key) { return key >> 1 & 31; }
    static bool certain(std::uint32_t key) { return key & 1; }

    void add(int card, int score, bool certain) {
        keys[number++] = std::uint32_t(score + (1 << 24)) << 6 | std::uint32_t(card) << 1 | std::uint32_t(certain);
    }

    void sort() {
        for (int next = 1; next < number; ++next) {
            std::uint32_t key = keys[next];
            int at = next;
            for (; at > 0 && keys[at - 1] < key; --at) keys[at] = keys[at - 1];
            keys[at] = key;
        }
    }
};

}  // namespace bela
