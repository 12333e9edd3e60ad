// From drawn worlds to scenes: what the seat that thinks knows of its own cards, and how cards are numbered.
#pragma once

#include "scene.hpp"

namespace bela {

// A drawn world as the core hands it over: cards by holder in the core's numbers, the rest last.
struct Lying {
    Mask held[kMaxSeats + 1];
};

// Word for word as the core packs it; masks in the core's numbers, but for `number` itself.
struct Frame {
    std::uint32_t number[kCards];  // by card: its number in the kit
    std::uint32_t seats, seat, hand, laid;
    std::uint32_t layer;  // the seat that laid cards away; kMaxSeats for nobody
    std::uint32_t played[kMaxSeats];
};

constexpr int kFrameWords = 41;
static_assert(sizeof(Frame) == 4 * kFrameWords, "frames are read as they lie");

// Cards under the kit's numbers, a byte at a time.
class Renumbering {
  public:
    explicit Renumbering(const Frame& frame) {
        for (int suit = 0; suit < kSuits; ++suit) {
            moved_[suit][0] = 0;
            for (Mask byte = 1; byte < 256; ++byte)
                moved_[suit][byte] = moved_[suit][byte & (byte - 1)] | bit(int(frame.number[8 * suit + lowest(byte)]));
        }
    }

    Mask operator()(Mask cards) const {
        return moved_[0][cards & 0xFF] | moved_[1][cards >> 8 & 0xFF] | moved_[2][cards >> 16 & 0xFF] |
               moved_[3][cards >> 24];
    }

  private:
    Mask moved_[kSuits][256];
};

// A world as it is now, or whole as it was before the first card.
inline World world_of(const Frame& frame, const Renumbering& moved, const Lying& lying, bool whole) {
    World world{};
    for (unsigned seat = 0; seat < frame.seats; ++seat) {
        Mask cards = seat == frame.seat ? frame.hand : lying.held[seat];
        world.hands[seat] = moved(whole ? cards | frame.played[seat] : cards);
    }
    if (frame.layer < kMaxSeats)
        world.aside[frame.layer] = moved(frame.layer == frame.seat ? frame.laid : lying.held[kMaxSeats]);
    return world;
}

}  // namespace bela
