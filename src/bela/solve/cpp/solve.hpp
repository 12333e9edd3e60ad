// Questions about a position, answered by searching one window after another.
#pragma once

#include "search.hpp"

namespace bela {

// A position as the core packs it.
struct Task {
    std::uint32_t kit;    // which of the kits handed over
    std::uint32_t seats;
    std::uint32_t partners;
    std::uint32_t last_trick;
    std::uint32_t side;   // bit per seat: it plays for the side whose points are counted
    std::uint32_t hands[kMaxSeats];
    std::uint32_t leader;
    std::uint32_t played;  // cards on the table
    std::uint32_t table[kMaxSeats - 1];
    std::uint32_t open;   // see Moment
    std::int32_t need;
};

constexpr int kTaskWords = 16;
constexpr std::int32_t kMostPoints = 0x7FFF;  // far beyond what any deal holds, and far from where numbers end
static_assert(sizeof(Task) == 4 * kTaskWords, "tasks are read as they lie");

// Nothing that reads a task looks further than this allows.
inline bool sound(const Task& task, std::size_t kits) {
    if (task.kit >= kits || task.seats < 2 || task.seats > kMaxSeats || task.leader >= task.seats) return false;
    if (task.played >= task.seats || task.last_trick > 9999 || task.open > 3) return false;
    if (task.need > kMostPoints || task.need < -kMostPoints) return false;
    Mask seen = 0;
    int sizes[kMaxSeats] = {0, 0, 0, 0}, total = 0;
    for (unsigned seat = 0; seat < kMaxSeats; ++seat) {
        if (task.hands[seat] & seen || (seat >= task.seats && task.hands[seat])) return false;
        seen |= task.hands[seat];
        for (Mask rest = task.hands[seat]; rest; rest &= rest - 1) ++sizes[seat], ++total;
    }
    for (unsigned at = 0; at < task.played; ++at) {
        if (task.table[at] >= kCards || seen & bit(task.table[at])) return false;
        seen |= bit(task.table[at]);
        ++sizes[(task.leader + at) % task.seats], ++total;
    }
    for (unsigned seat = 0; seat < task.seats; ++seat)
        if (!total || sizes[seat] * int(task.seats) != total) return false;
    return true;
}

template <int kSeats>
class Solver {
  public:
    std::uint64_t nodes() const { return search_.nodes; }

    void set(const Kit& kit, const Task& task) {
        Deal<kSeats>& deal = search_.deal;
        deal.kit = &kit;
        deal.partners = task.partners;
        deal.side = task.side;
        for (int seat = 0; seat < kSeats; ++seat) deal.hands[seat] = task.hands[seat];
        now_ = Moment{0, int(task.leader), int(task.last_trick), 0, task.open};
        hold_ = Hold{};
        at_ = int(task.played);
        Mask table = 0;
        for (int at = 0; at < at_; ++at) {
            int card = int(task.table[at]), seat = seat_at(deal, now_.leader, at);
            table |= bit(card);
            deal.hands[seat] |= bit(card);
            hold_ = hold_.with(deal, card, seat, at);
        }
        for (Mask hand : deal.hands) now_.rest |= hand;
        now_.left += kit.sum_of(now_.rest);
        now_.tricks = kit.count_of(deal.hands[0]);
        seat_ = seat_at(deal, now_.leader, at_);
        search_.begin();
        search_.sure_trumps(now_.rest, sure_);
        now_.rest ^= table;
        if (at_) reach_ = Reach(deal, now_, hold_.led);
    }

    Mask playable() const {
        const Row& row = at_ ? search_.row(hold_, seat_) : search_.deal.kit->lead;
        return row.playable(search_.deal.hands[seat_] & now_.rest);
    }

    // A bound on the points of our side, good for telling whether they reach `need`.
    int window(int need) {
        if (at_ == 0) return search_.start(now_, need);
        return search_.follow(turn(reach_), need);
    }

    int value() {
        Bounds all = now_.all();
        return exact(all.low, all.high, guess(), [&](int need) { return window(need); });
    }

    // The value after each playable card; 32 places, those of other cards untouched.
    void values(std::int32_t* by_card) {
        Bounds all = now_.all();
        bool mine = search_.deal.is_ours(seat_);
        int best = value();
        for (Mask todo = playable(); todo; todo &= todo - 1) {
            int card = lowest(todo);
            auto after = [&](int need) { return window_after(card, need); };
            by_card[card] = mine ? exact(all.low, best, best, after) : exact(best, all.high, best + 1, after);
        }
    }

  private:
    Search<kSeats> search_;
    Moment now_{};
    Hold hold_{};
    Reach reach_;
    Mask sure_[2];
    int at_ = 0, seat_ = 0;

    int window_after(int card, int need) {
        Reach reach = at_ ? reach_ : Reach(search_.deal, now_, card >> 3);
        return search_.next(turn(reach), card, false, need);
    }

    Turn turn(const Reach& reach) const { return {now_, hold_, now_.rest, reach, sure_, at_}; }

    // Half of what is to be had, and what the cards and the lead are likely to bring beyond.
    int guess() const {
        const Deal<kSeats>& deal = search_.deal;
        int quarters = deal.is_ours(now_.leader) ? deal.kit->lead_worth : -deal.kit->lead_worth;
        for (Mask todo = now_.rest; todo; todo &= todo - 1) {
            int worth = deal.kit->worth[lowest(todo)];
            quarters += bit(lowest(todo)) & deal.ours ? worth : -worth;
        }
        return (now_.left >> 1) + (quarters >> 2);
    }

    // Close in on a value: from the guess on in steps that double, then by halves.
    template <class Window>
    static int exact(int low, int high, int guess, Window window) {
        int need = std::min(std::max(guess, low + 1), high), step = 8;
        bool rose = false, fell = false;
        while (low < high) {
            int value = window(need);
            if (value >= need) low = std::max(low, value), rose = true;
            else high = std::min(high, value), fell = true;
            need = (low + high + 1) >> 1;
            if (rose && fell) continue;
            if (rose && low + step <= high) need = low + step;
            if (fell && high - step + 1 > low) need = high - step + 1;
            step *= 2;
        }
        return low;
    }
};

}  // namespace bela
