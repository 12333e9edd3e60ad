// What is known of moments between tricks: bounds, found again by shape.
#pragma once

#include <algorithm>
#include <vector>

#include "deal.hpp"

namespace bela {

constexpr int kMemoBits = 13;

struct Bounds {
    int low, high;

    void meet(int other_low, int other_high) {
        low = std::max(low, other_low);
        high = std::min(high, other_high);
    }
    bool decides(int need) const { return low >= need || high < need; }
    int side(int need) const { return low >= need ? low : high; }
};

// Cards of one shape play alike; what differs is what they count. Bounds that hold for some cards hold for others of
// the same shape when they give way by as much as all of these can count more, and less.
inline Bounds widened(const Kit& kit, Bounds bounds, Mask now, Mask then) {
    for (int suit = 0; suit < kSuits; ++suit) {
        Mask a = byte_of(now, suit), b = byte_of(then, suit);
        if (a == b) continue;
        const Mask* points = kit.points + 8 * suit;
        for (; a; a &= a - 1, b &= b - 1) {
            int gap = int(points[lowest(a)]) - int(points[lowest(b)]);
            (gap > 0 ? bounds.high : bounds.low) += gap;
        }
    }
    return bounds;
}

// Direct mapped; a generation number stands in for clearing.
class Memo {
  public:
    Memo() : entries_(std::size_t{1} << kMemoBits) {}

    void clear() {
        if (++generation_ < kGenerations) return;
        entries_.assign(entries_.size(), Entry{});
        generation_ = 1;
    }

    // Narrow the bounds by what is known. `tag` holds whatever else the value hangs on, in four bits.
    template <class Deal>
    void recall(const Deal& deal, Mask rest, Mask shape, unsigned tag, Bounds& known) const {
        const Entry& entry = entries_[slot(shape, tag)];
        if (entry.tag != (generation_ << 4 | tag)) return;
        Bounds found{entry.low, entry.high};
        if (entry.cards != rest) {
            if (deal.shape_of(entry.cards) != shape) return;
            found = widened(*deal.kit, found, rest, entry.cards);
        }
        known.meet(found.low, found.high);
    }

    void keep(Mask rest, Mask shape, unsigned tag, const Bounds& known) {
        entries_[slot(shape, tag)] =
            Entry{rest, generation_ << 4 | tag, std::int16_t(known.low), std::int16_t(known.high)};
    }

  private:
    struct Entry {
        Mask cards;
        std::uint32_t tag;  // with the generation
        std::int16_t low, high;
    };
    static constexpr std::uint32_t kGenerations = 1u << 28;

    static std::size_t slot(Mask shape, unsigned tag) {
        return ((shape ^ tag * 0x5BD1E995u) * 0x9E3779B1u) >> (32 - kMemoBits);
    }

    std::vector<Entry> entries_;
    std::uint32_t generation_ = 0;
};

}  // namespace bela
