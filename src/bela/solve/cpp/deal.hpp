// One deal prepared for search: hands, sides, and the shape of every set of remaining cards.
#pragma once

#include "kit.hpp"

namespace bela {

struct Deal {
    const Kit* kit;
    int seats;
    bool partners;   // whether seats two apart spare each other a duty
    unsigned side;   // bit per seat: it plays for the side whose points are counted
    Mask hands[kMaxSeats];

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
        Mask fences = byte_of(kit->fences, suit), below = fences & (bit(place + 1) - 1), above = fences & ~(bit(place + 1) - 1);
        Mask kind = (below ? ~(bit(highest(below)) - 1) : ~Mask{0}) & (above ? bit(lowest(above)) - 1 : 0xFF);
        for (int seat = 0; seat < seats; ++seat)
            if (byte_of(hands[seat], suit) >> place & 1) return kind & byte_of(hands[seat], suit);
        return 0;
    }

    void prepare(int suit) {
        Mask same[8];
        for (int place = 0; place < 8; ++place) same[place] = alike(suit, place);
        shape[suit][0] = 0;
        for (Mask byte = 1; byte < 256; ++byte) {
            int top = highest(byte);
            Mask first = shape[suit][byte ^ bit(top)], able = same[top] & ~fill_down(first);
            shape[suit][byte] = std::uint8_t(able ? first | (able & (~able + 1)) : byte);
        }
    }
};

}  // namespace bela
