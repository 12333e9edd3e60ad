// Endings of two players: exact values with open cards, sets of hands that the other may hold, and what they teach.
// Masks and tables only; nothing here knows a pack or a number of cards.
#pragma once

#include <cmath>
#include <vector>

#include "../../solve/cpp/kit.hpp"

namespace bela {

constexpr int kNoCard = -1;

inline std::uint64_t mixed(std::uint64_t word) {
    word = (word ^ word >> 30) * 0xBF58476D1CE4E5B9u;
    word = (word ^ word >> 27) * 0x94D049BB133111EBu;
    return word ^ word >> 31;
}

inline std::uint64_t paired(Mask first, Mask second) { return std::uint64_t{first} << 32 | second; }

inline Mask playable(const Kit& kit, int led, Mask hand) {
    return led == kNoCard ? kit.lead.playable(hand) : kit.follow[0][led >> 3][led].playable(hand);
}

inline const Row& row_of(const Kit& kit, int led) { return led == kNoCard ? kit.lead : kit.follow[0][led >> 3][led]; }

// Cards that whoever played this one cannot hold: with one of them it would not have been allowed.
inline Mask denied(const Kit& kit, int led, int card) {
    Mask found = 0;
    for (const Rung& rung : row_of(kit, led).rungs) {
        if (!(rung.give & bit(card))) found |= rung.need;
        else break;  // further rungs may never have been reached
    }
    return found;
}

// The points of a trick of two and the last-trick bonus, as the player who led it sees them.
inline int trick_gain(const Kit& kit, int led, int reply, int last_trick) {
    int points = int(kit.points[led] + kit.points[reply]) + last_trick;
    return kit.over[led] & bit(reply) ? -points : points;
}

// Differences of card points with best play of both, all cards known.
class OpenPair {
  public:
    OpenPair(const Kit& kit, int last_trick) : kit_(kit), last_(last_trick), memo_(std::size_t{1} << kBits) {}

    // For the player who leads.
    int lead(Mask own, Mask other) {
        if (!own) return 0;
        Slot& slot = memo_[mixed(paired(own, other)) >> (64 - kBits)];
        if (slot.own == own && slot.other == other) return slot.value;
        int most = -kMost;
        for (Mask todo = kit_.lead.playable(own); todo; todo &= todo - 1)
            most = std::max(most, led(own, other, lowest(todo)));
        slot = Slot{own, other, most};
        return most;
    }

    // For the player who leads this card.
    int led(Mask own, Mask other, int card) { return -answer(own & ~bit(card), other, card); }

    // For the player who is to answer it; `leading` is what the other has left.
    int answer(Mask leading, Mask own, int card) {
        int most = -kMost;
        for (Mask todo = playable(kit_, card, own); todo; todo &= todo - 1)
            most = std::max(most, answered(leading, own, card, lowest(todo)));
        return most;
    }

    // For the player who plays the card, to a trick of his own or to that card led.
    int card(Mask own, Mask other, int to, int card) {
        return to == kNoCard ? led(own, other, card) : answered(other, own, to, card);
    }

    // For the player who has just answered.
    int answered(Mask leading, Mask own, int card, int reply) {
        Mask left = own & ~bit(reply);
        int gain = trick_gain(kit_, card, reply, left ? 0 : last_);
        return gain > 0 ? -gain - lead(leading, left) : -gain + lead(left, leading);
    }

  private:
    static constexpr int kBits = 16, kMost = 1000;
    struct Slot {
        Mask own = 0, other = 0;
        int value = 0;
    };
    const Kit& kit_;
    int last_;
    std::vector<Slot> memo_;
};

// So many sets of `size` cards: all there are, or, when there are more than `most`, one out of each of `most` equal
// stretches of their list. The seed decides which.
class Choices {
  public:
    Choices() {
        for (int n = 0; n <= kCards; ++n)
            for (int k = 0; k <= kCards; ++k) ways_[n][k] = !k ? 1 : !n ? 0 : ways_[n - 1][k - 1] + ways_[n - 1][k];
    }

    template <class Visit>
    void each(Mask cards, int size, int most, std::uint64_t seed, Visit visit) const {
        std::uint64_t all = ways_[__builtin_popcount(cards)][size];
        std::uint64_t number = most && std::uint64_t(most) < all ? std::uint64_t(most) : all;
        for (std::uint64_t at = 0; at < number; ++at) {
            std::uint64_t begin = at * all / number, end = (at + 1) * all / number;
            visit(nth(cards, size, begin + mixed(seed + at * 0x9E3779B97F4A7C15u) % (end - begin)));
        }
    }

  private:
    std::uint64_t ways_[kCards + 1][kCards + 1];

    Mask nth(Mask cards, int size, std::uint64_t rank) const {
        Mask found = 0;
        for (; size > 0; cards &= cards - 1) {
            std::uint64_t with = ways_[__builtin_popcount(cards) - 1][size - 1];
            if (rank < with) found |= cards & (0 - cards), --size;
            else rank -= with;
        }
        return found;
    }
};

}  // namespace bela
