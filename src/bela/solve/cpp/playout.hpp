// Deals played out by chance: every playable card is as likely as any other.
#pragma once

#include "solve.hpp"

namespace bela {

// SplitMix64: small, and the same in both texts.
struct Chance {
    std::uint64_t state;

    std::uint64_t next() {
        std::uint64_t z = state += 0x9E3779B97F4A7C15u;
        z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9u;
        z = (z ^ z >> 27) * 0x94D049BB133111EBu;
        return z ^ z >> 31;
    }
};

// How to count bits and find one by its number: portably, or with the instructions for it.
struct PlainBits {
    static int count(Mask mask) {
        int number = 0;
        for (; mask; mask &= mask - 1) ++number;
        return number;
    }
    static int find(Mask mask, int number) {
        while (number--) mask &= mask - 1;
        return lowest(mask);
    }
    static bool available() { return true; }
};

#if defined(__x86_64__) && defined(__GNUC__)
struct FastBits {
    static int count(Mask mask) {
        Mask number;
        asm("popcnt %1, %0" : "=r"(number) : "r"(mask) : "cc");
        return int(number);
    }
    static int find(Mask mask, int number) {
        Mask found;
        asm("pdep %2, %1, %0" : "=r"(found) : "r"(bit(number)), "r"(mask));
        return lowest(found);
    }
    static bool available() { return __builtin_cpu_supports("bmi2") && __builtin_cpu_supports("popcnt"); }
};
#else
using FastBits = PlainBits;
#endif

// Points of our side from the position on, the last trick's included.
template <class Bits, class Deal>
int play_out(const Deal& deal, const Task& task, Mask rest, Hold hold, int at, Chance& chance) {
    const Kit& kit = *deal.kit;
    int points = 0, leader = int(task.leader), seats = deal.seats, seat = seat_at(deal, leader, at);
    std::uint64_t draw = 0;
    for (bool fresh = true; rest; fresh = !fresh) {
        draw = fresh ? chance.next() : draw >> 32;
        Mask hand = deal.hands[seat] & rest;
        bool partner = deal.partners && !((hold.holder ^ seat) & 1);
        Mask able = (at ? kit.follow[partner][hold.led][hold.best] : kit.lead).playable(hand);
        int card = Bits::find(able, int((draw & 0xFFFFFFFFu) * std::uint64_t(Bits::count(able)) >> 32));
        rest ^= bit(card);
        hold.points += int(kit.points[card]);
        if (at == 0) hold.led = card >> 3;
        if (at == 0 || kit.over[hold.best] & bit(card)) hold.best = card, hold.holder = seat;
        if (++seat == seats) seat = 0;
        if (++at < seats) continue;
        at = 0;
        seat = hold.holder;
        if (!rest) hold.points += int(task.last_trick);
        if (deal.is_ours(seat)) points += hold.points;
        hold.points = 0;
    }
    return points;
}

template <class Bits, class Deal>
void play_out_many(const Deal& deal, const Task& task, Mask rest, Hold hold, std::uint64_t seed, std::int16_t* points,
                   std::ptrdiff_t number) {
    Chance chance{seed};
    for (std::ptrdiff_t at = 0; at < number; ++at)
        points[at] = std::int16_t(play_out<Bits>(deal, task, rest, hold, int(task.played), chance));
}

template <int kSeats>
void play_outs(const Kit& kit, const Task& task, std::uint64_t seed, std::int16_t* points, std::ptrdiff_t number) {
    Deal<kSeats> deal;
    Mask rest = 0;
    deal.kit = &kit;
    deal.partners = task.partners;
    deal.side = task.side;
    for (int seat = 0; seat < kSeats; ++seat) rest |= deal.hands[seat] = task.hands[seat];
    Hold hold{};
    for (int at = 0; at < int(task.played); ++at)
        hold = hold.with(deal, int(task.table[at]), seat_at(deal, int(task.leader), at), at);
    auto run = FastBits::available() ? play_out_many<FastBits, Deal<kSeats>> : play_out_many<PlainBits, Deal<kSeats>>;
    run(deal, task, rest, hold, seed, points, number);
}

}  // namespace bela
