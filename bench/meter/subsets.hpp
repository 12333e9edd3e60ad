// Hands as places in a list: the subsets of a few free cards, and where they go when one card is played.
#pragma once

#include <cstdint>
#include <vector>

#include "game.hpp"

namespace meter {

// All sets of `size` out of `cards` cards, by rising mask.
struct Subsets {
    std::vector<Mask> sets;
    std::vector<std::uint16_t> place;  // by mask, where it is one of them
    // By card played and set of the cards left: the set before, when the hand played it and when it did not.
    std::vector<std::uint16_t> with[kMostCards], without[kMostCards];

    int count() const { return int(sets.size()); }
};

inline Mask opened(Mask set, int card) {
    Mask low = set & (bit(card) - 1);
    return (set ^ low) << 1 | low;
}

class SubsetTables {
  public:
    explicit SubsetTables(int most) {
        for (int cards = 0; cards <= most; ++cards)
            for (int size = 0; size <= cards && size <= 4; ++size) fill(cards, size);
        for (int cards = 1; cards <= most; ++cards)
            for (int size = 0; size <= cards && size <= 4; ++size) connect(cards, size);
    }

    const Subsets& of(int cards, int size) const { return tables_[cards][size]; }

  private:
    Subsets tables_[kMostCards + 1][5];

    void fill(int cards, int size) {
        Subsets& table = tables_[cards][size];
        table.place.resize(std::size_t{1} << cards);
        for (Mask set = 0; set < table.place.size(); ++set) {
            if (__builtin_popcount(set) != size) continue;
            table.place[set] = std::uint16_t(table.sets.size());
            table.sets.push_back(set);
        }
    }

    void connect(int cards, int size) {
        Subsets& table = tables_[cards][size];
        for (int card = 0; card < cards; ++card) {
            if (size > 0)
                for (Mask set : tables_[cards - 1][size - 1].sets)
                    table.with[card].push_back(table.place[opened(set, card) | bit(card)]);
            if (size < cards)
                for (Mask set : tables_[cards - 1][size].sets)
                    table.without[card].push_back(table.place[opened(set, card)]);
        }
    }
};

}  // namespace meter
