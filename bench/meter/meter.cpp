// What a program outside may call: a game, its equilibrium, and strategies judged by it.
#include <cstdint>

#include "cfr.hpp"
#include "players.hpp"

using namespace meter;

namespace {

struct Meter {
    Game game;
    Tree tree;
    Finals finals;
    Judge judge;
    Turns turns;
    Cfr cfr;
    Table equilibrium;
    double value = 0;

    Meter(const void* words, Mask pack, int size)
        : game(words, pack, size), tree(game), finals(tree), judge(tree, finals), turns(tree), cfr(tree, finals),
          equilibrium(cfr.average()) {}
};

}  // namespace

extern "C" {

Meter* meter_open(const void* words, Mask pack, int size) { return new Meter(words, pack, size); }

void meter_close(Meter* meter) { delete meter; }

int meter_depths(const Meter* meter) { return 2 * (meter->game.size - 1); }

// Rounds of CFR+ on top of those before; the value, and what either seat can get from the average strategy.
void meter_solve(Meter* meter, int rounds, double* found) {
    while (rounds-- > 0) meter->cfr.iterate();
    meter->equilibrium = meter->cfr.average();
    found[0] = meter->value = meter->judge.value(meter->equilibrium, meter->equilibrium);
    for (int seat = 0; seat < 2; ++seat) found[1 + seat] = meter->judge.best(seat, meter->equilibrium);
}

// Begin to ask anew: nothing is told yet.
void meter_forget(Meter* meter) { meter->turns.forget(); }

// The turns after so many cards; they stand until the next call.
std::int64_t meter_ask(Meter* meter, int depth, const Asked** turns) {
    const std::vector<Asked>& asked = meter->turns.ask(depth);
    *turns = asked.data();
    return std::int64_t(asked.size());
}

void meter_tally(const Meter* meter, Tally* tally) { *tally = meter->turns.tally(); }

void meter_tell(Meter* meter, const double* chances) { meter->turns.tell(chances); }

// Ask a compiled strategy everything.
void meter_gather(Meter* meter, Strategy strategy, void* data) {
    meter->turns.forget();
    for (int depth = 0; depth < meter_depths(meter); ++depth) {
        const std::vector<Asked>& asked = meter->turns.ask(depth);
        std::vector<double> chances(asked.size() * kMostChoices);
        strategy(data, asked.data(), std::int64_t(asked.size()), chances.data());
        meter->turns.tell(chances.data());
    }
}

void meter_sampling(Meter* meter, const Manner* manner) {
    Player player{meter->game, *manner};
    meter_gather(meter, sampling_player, &player);
}

void meter_step(Meter* meter, const Manner* manner) {
    Player player{meter->game, *manner};
    meter_gather(meter, step_player, &player);
}

// Tell what the equilibrium does.
void meter_equilibrium(Meter* meter) { meter->turns.given = meter->equilibrium; }

// What was told, by seat: how much less it takes from the equilibrium than the equilibrium would, and how much more
// than the value of the game the other can take who knows it.
void meter_judge(const Meter* meter, double* loss, double* exploitability) {
    const Table &given = meter->turns.given, &best = meter->equilibrium;
    loss[0] = meter->value - meter->judge.value(given, best);
    loss[1] = meter->judge.value(best, given) - meter->value;
    exploitability[0] = meter->judge.best(1, given) + meter->value;
    exploitability[1] = meter->judge.best(0, given) - meter->value;
}

}  // extern "C"
