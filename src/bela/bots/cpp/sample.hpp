// Worlds drawn so that each is as likely as the next: the twin of bela.bots.worlds.counting and sampler.
#pragma once

#include <algorithm>
#include <memory>
#include <new>
#include <unordered_map>
#include <vector>

#include "../../solve/cpp/playout.hpp"
#include "frame.hpp"

namespace bela {

constexpr int kHolders = kMaxSeats + 1;

// A number below `end`, each as likely as the next.
inline std::uint64_t below(Chance& chance, std::uint64_t end) {
    while (true) {
        unsigned __int128 wide = (unsigned __int128)chance.next() * end;
        if (std::uint64_t(wide) >= end || std::uint64_t(wide) >= (0 - end) % end) return std::uint64_t(wide >> 64);
    }
}

// The first place at which a running total is above the mark.
inline std::size_t place_of(std::uint64_t mark, const std::vector<std::uint64_t>& totals) {
    return std::size_t(std::upper_bound(totals.begin(), totals.end(), mark) - totals.begin());
}

// Cards that may lie with the same holders; words as the core packs them.
struct Kind {
    std::uint32_t holders, cards;
};

struct Plan {
    Lying sure;
    std::uint8_t room[kHolders];
    std::vector<Kind> kinds;
};

struct Split {
    std::uint8_t part[kHolders];
};

// The ways to split one kind and all after it, with running totals.
struct Branches {
    std::vector<Split> splits;
    std::vector<std::uint64_t> totals;
    std::uint64_t all() const { return totals.empty() ? 0 : totals.back(); }
};

class Counter {
  public:
    explicit Counter(const Plan& plan) : plan_(plan) {
        for (int n = 0; n <= kCards; ++n)
            for (int k = 0; k <= kCards; ++k) ways_[n][k] = !k ? 1 : !n ? 0 : ways_[n - 1][k - 1] + ways_[n - 1][k];
        number_ = count(0, plan.room);
    }

    std::uint64_t number() const { return number_; }

    Lying draw(Chance& chance) {
        Lying lying = plan_.sure;
        std::uint8_t room[kHolders];
        std::copy(plan_.room, plan_.room + kHolders, room);
        for (std::size_t at = 0; at < plan_.kinds.size(); ++at) {
            const Branches& found = branches(at, room);
            std::uint64_t mark = below(chance, found.all());
            const Split& split = found.splits[place_of(mark, found.totals)];
            share_out(plan_.kinds[at].cards, split, chance, lying);
            for (int holder = 0; holder < kHolders; ++holder) room[holder] -= split.part[holder];
        }
        return lying;
    }

  private:
    const Plan& plan_;
    std::uint64_t ways_[kCards + 1][kCards + 1], number_;
    std::unordered_map<std::uint64_t, Branches> known_;

    std::uint64_t count(std::size_t at, const std::uint8_t* room) {
        if (at < plan_.kinds.size()) return branches(at, room).all();
        for (int holder = 0; holder < kHolders; ++holder)
            if (room[holder]) return 0;
        return 1;
    }

    const Branches& branches(std::size_t at, const std::uint8_t* room) {
        std::uint64_t key = at;
        for (int holder = 0; holder < kHolders; ++holder) key = key << 8 | room[holder];
        auto known = known_.find(key);
        if (known != known_.end()) return known->second;
        Branches found;
        Split split{};
        split_up(at, room, 0, __builtin_popcount(plan_.kinds[at].cards), 1, split, found);
        return known_.emplace(key, std::move(found)).first->second;
    }

    void split_up(std::size_t at, const std::uint8_t* room, int holder, int left, std::uint64_t times, Split& split,
                  Branches& found) {
        if (holder == kHolders) {
            if (left) return;
            std::uint8_t rest[kHolders];
            for (int each = 0; each < kHolders; ++each) rest[each] = std::uint8_t(room[each] - split.part[each]);
            std::uint64_t number = times * count(at + 1, rest);
            if (!number) return;
            found.splits.push_back(split);
            found.totals.push_back(found.all() + number);
            return;
        }
        int most = plan_.kinds[at].holders >> holder & 1 ? std::min<int>(left, room[holder]) : 0;
        for (int part = 0; part <= most; ++part) {
            split.part[holder] = std::uint8_t(part);
            split_up(at, room, holder + 1, left - part, times * ways_[left][part], split, found);
        }
        split.part[holder] = 0;
    }

    static void share_out(Mask cards, const Split& split, Chance& chance, Lying& lying) {
        int left = __builtin_popcount(cards);
        for (int holder = 0; holder < kHolders; ++holder)
            for (int part = 0; part < split.part[holder]; ++part, --left) {
                Mask card = bit(PlainBits::find(cards, left == 1 ? 0 : int(below(chance, std::uint64_t(left)))));
                cards ^= card;
                lying.held[holder] |= card;
            }
    }
};

// A hand of which a seat's words are true.
struct Case {
    std::uint32_t held, missing;
};

// What one seat has announced and not shown.
struct Claim {
    std::uint32_t seat, played;
    std::vector<Case> cases;

    std::uint64_t fitting(const Lying& lying) const {
        Mask full = lying.held[seat] | played;
        std::uint64_t number = 0;
        for (const Case& each : cases) number += !(each.held & ~full) && !(each.missing & full);
        return number;
    }
};

class Sampler {
  public:
    Sampler(const std::vector<Claim>& claims, const std::vector<Plan>& plans) : claims_(claims) {
        for (const Plan& plan : plans) {
            counters_.emplace_back(new Counter(plan));
            std::uint64_t before = number();
            totals_.push_back(before + counters_.back()->number());
            if (number() < before) throw std::bad_alloc();  // more ways than a word can count
        }
    }

    std::uint64_t number() const { return totals_.empty() ? 0 : totals_.back(); }

    Lying draw(Chance& chance) {
        while (true) {
            std::size_t at = totals_.size() > 1 ? place_of(below(chance, number()), totals_) : 0;
            Lying lying = counters_[at]->draw(chance);
            std::uint64_t again = 1;
            for (const Claim& claim : claims_) again *= claim.fitting(lying);
            if (again == 1 || below(chance, again) == 0) return lying;
        }
    }

  private:
    const std::vector<Claim>& claims_;
    std::vector<std::unique_ptr<Counter>> counters_;
    std::vector<std::uint64_t> totals_;
};

// Reads words one after another; `fine` turns false where they end too soon.
struct Reader {
    const std::uint32_t* words;
    std::size_t left;
    bool fine = true;

    std::uint32_t next() {
        if (!left) return fine = false, 0;
        --left;
        return *words++;
    }
};

// Cards that are loose in one plan, at most: whoever looks sees one. The ways of so many can be counted in a word.
constexpr int kMostLoose = kCards - 1;

inline bool read_plan(Reader& reader, Plan& plan) {
    int room = 0;
    Mask loose = 0, sure = 0;
    for (Mask& held : plan.sure.held) sure |= held = reader.next();
    for (std::uint8_t& free : plan.room) {
        std::uint32_t figure = reader.next();
        if (figure > kCards) return false;
        room += int(free = std::uint8_t(figure));
    }
    std::uint32_t kinds = reader.next();
    if (kinds > kCards) return false;
    for (; kinds; --kinds) {
        std::uint32_t holders = reader.next(), some = reader.next();
        if (some & (loose | sure)) return false;
        loose |= some;
        plan.kinds.push_back({holders, some});
    }
    int cards = __builtin_popcount(loose);
    return reader.fine && room == cards && cards <= kMostLoose;
}

inline bool read_claim(Reader& reader, Claim& claim) {
    claim.seat = reader.next();
    claim.played = reader.next();
    std::uint32_t number = reader.next();
    if (claim.seat >= kMaxSeats || number > reader.left) return false;
    for (; number; --number) {
        std::uint32_t held = reader.next(), missing = reader.next();
        claim.cases.push_back({held, missing});
    }
    return reader.fine;
}

// The number of claims, the claims, then plans to the end.
inline bool read_places(Reader& reader, std::vector<Claim>& claims, std::vector<Plan>& plans) {
    std::uint32_t number = reader.next();
    if (number > kMaxSeats) return false;
    for (; number; --number) {
        claims.emplace_back();
        if (!read_claim(reader, claims.back())) return false;
    }
    while (reader.left) {
        plans.emplace_back();
        if (!read_plan(reader, plans.back())) return false;
    }
    return reader.fine;
}

}  // namespace bela
