// The game with open cards, and what a card is worth on average over the hands that the other may hold.
#pragma once

#include "walk.hpp"

namespace meter {

// Exact values with all cards known: points of the player who leads, less those of the other, from there on.
class Open {
  public:
    explicit Open(const Game& game) : game_(game), ternary_(game.wide.size(), 0) {
        std::size_t states = 1;
        for (int card = 0; card < game.cards; ++card) states *= 3;
        for (Mask set = 1; set < ternary_.size(); ++set) ternary_[set] = 3 * ternary_[set >> 1] + int(set & 1);
        values_.assign(states, 0);
        for (int size = 1; size <= game.size; ++size)
            for (Mask own = 0; own < ternary_.size(); ++own)
                if (__builtin_popcount(own) == size) fill(own, size);
    }

    // Before a trick, for the player who leads to it.
    int lead(Mask own, Mask other) const { return values_[std::size_t(ternary_[own] + 2 * ternary_[other])]; }

    // The same after a card is led.
    int led(Mask own, Mask other, int card) const {
        int least = 1000;
        for (Mask todo = game_.playable(card, other); todo; todo &= todo - 1)
            least = std::min(least, -answered(own & ~bit(card), other, card, lowest(todo)));
        return least;
    }

    // For the player who answers with that card; `leading` is what the other has left.
    int answered(Mask leading, Mask own, int card, int reply) const {
        Mask left = own & ~bit(reply);
        int points = game_.points(card, reply) + (left ? 0 : kLastTrick);
        return game_.takes(card, reply) ? points + lead(left, leading) : -points - lead(leading, left);
    }

  private:
    const Game& game_;
    std::vector<int> ternary_;
    std::vector<std::int16_t> values_;

    void fill(Mask own, int size) {
        Mask rest = Mask(ternary_.size() - 1) & ~own;
        for (Mask other = rest; other; other = (other - 1) & rest)
            if (__builtin_popcount(other) == size)
                values_[std::size_t(ternary_[own] + 2 * ternary_[other])] = std::int16_t(best(own, other));
    }

    int best(Mask own, Mask other) const {
        int most = -1000;
        for (Mask todo = game_.playable(kNone, own); todo; todo &= todo - 1)
            most = std::max(most, led(own, other, lowest(todo)));
        return most;
    }
};

}  // namespace meter
