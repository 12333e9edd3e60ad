// One deal prepared for search: hands, sides, and the shape of every set of remaining cards.
#pragma once

#include "kit.hpp"

namespace bela {

// The number of seats is fixed at compile time: what goes round the table is laid out flat.
template <int kSeats>
struct Deal {
    static constexpr int seats = kSeats;

    const Kit* kit;
    bool partners;   // whether seats two apart spare each other a duty
    unsigned side;   // bit per seat: it plays for the side whose points are counted
    Mask hands[kSeats];

    Mask ours;                         // cards of that side
    std::uint8_t shape[kSuits][256];   // the first byte with the same owners in the same order

    bool is_ours(int seat) const { return side >> seat & 1; }

    void prepare() {
        ours = 0;
        for (int seat = 0; seat < seats; ++seat)
            if (is_ours(seat)) ours |= hands[seat];
        for (int suit = 0; suit < kSuits; ++suit) prepare(suit);
    }

    Mask shape_of(Mask cards) const {
        return shape[0][cards & 0xFF] | Mask{shape[1][cards >> 8 & 0xFF]} << 8 |
               Mask{shape[2][cards >> 16 & 0xFF]} << 16 | Mask{shape[3][cards >> 24]} << 24;
    }

  private:
    // Cards of a suit that stand for each other: of one owner, and led under one law.
    Mask alike(int suit, int place) const {
        Mask fences = byte_of(kit->fences, suit), upto = bit(place + 1) - 1;
        Mask below = fences & upto, above = fences & ~upto;
        Mask kind = (below ? ~(bit(highest(below)) - 1) : ~Mask{0}) & (above ? bit(lowest(above)) - 1 : 0xFF);
        for (int seat = 0; seat < seats; ++seat)
            if (byte_of(hands[seat], suit) >> place & 1) return kind & byte_of(hands[seat], suit);
        return 0;
    }

    void prepare(int suit) {
        std::uint8_t* shapes = shape[suit];
        shapes[0] = 0;
        for (int top = 0; top < 8; ++top) {
            std::uint8_t same = std::uint8_t(alike(suit, top)), highest = std::uint8_t(1 << top);
            for (int rest = 0; rest < 1 << top; ++rest) {
                std::uint8_t first = shapes[rest], below = first;
                below |= below >> 1;
                below |= below >> 2;
                below |= below >> 4;
                std::uint8_t able = same & ~below;
                shapes[highest + rest] = able ? first | (able & (0 - able)) : highest | rest;
            }
        }
    }
};

}  // namespace bela
