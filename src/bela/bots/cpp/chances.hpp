// How likely another player beats a card: the twin of bela.bots.rules_bot.chances.
#pragma once

#include "scene.hpp"

namespace bela {

constexpr int kMostDrawn = 16;

// The chance that none of so many wanted cards is among those drawn from so many.
class NoneOf {
  public:
    NoneOf() {
        double choose[kCards + 1][kMostDrawn + 1] = {};
        for (int size = 0; size <= kCards; ++size) {
            choose[size][0] = 1;
            for (int drawn = 1; drawn <= kMostDrawn; ++drawn)
                choose[size][drawn] = size ? choose[size - 1][drawn - 1] + choose[size - 1][drawn] : 0;
        }
        for (int size = 0; size <= kCards; ++size)
            for (int drawn = 0; drawn <= kMostDrawn; ++drawn)
                for (int wanted = 0; wanted <= kCards; ++wanted)
                    table_[size][drawn][wanted] = wanted == 0 ? 1.0
                                                  : drawn > 0 && size - wanted >= drawn
                                                      ? choose[size - wanted][drawn] / choose[size][drawn]
                                                      : double(drawn == 0);
    }

    double operator()(int size, int drawn, int wanted) const {
        if (drawn < 0) return 1.0;
        return table_[size][drawn > kMostDrawn ? kMostDrawn : drawn][wanted];
    }

  private:
    double table_[kCards + 1][kMostDrawn + 1][kCards + 1];
};

inline const NoneOf& none_of() {
    static const NoneOf table;
    return table;
}

inline int number_of(Mask cards) { return __builtin_popcount(cards); }

// What is known of the hand of another seat.
struct Other {
    Mask known, pool;
    int size, drawn;

    double without(Mask cards) const { return none_of()(size, drawn, number_of(pool & cards)); }
};

inline double chance_to_ruff(const Other& other, Mask trumps, Mask led) {
    int followers = number_of(other.pool & led);
    double empty = none_of()(other.size, other.drawn, followers);
    if (other.known & trumps || empty == 0.0) return empty;
    return empty * (1.0 - none_of()(other.size - followers, other.drawn, number_of(other.pool & trumps)));
}

inline double chance_to_beat(const Other& other, Mask over, Mask led) {
    Mask above = over & led;
    if (other.known & led) return other.known & above ? 1.0 : 1.0 - other.without(above);
    double chance = 1.0 - other.without(above);
    Mask trumps = over & ~led & (other.known | other.pool);
    return trumps ? chance + chance_to_ruff(other, trumps, led) : chance;
}

}  // namespace bela
