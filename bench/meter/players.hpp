// Strategies to be measured: sampled worlds, and one step beyond them.
#pragma once

#include <random>

#include "../../src/bela/bots/cpp/step.hpp"
#include "turns.hpp"

namespace meter {

// How a player is set up. Worlds, inner worlds and cards ahead: 0 sets no bound.
struct Manner {
    int worlds = 0, inner = 0, ahead = 0, seeds = 1;
    double model = 0, play = 0, anchor = 0;  // as in the settings of a step
    double mix = 0;  // temperature, in points, at which nearly equal cards are mixed; 0 mixes equal ones alone
    std::uint64_t seed = 0;
};

// What a player is made of.
struct Player {
    const Game& game;
    Manner manner;
};

// Adds to the chances what the worths bring: the best share alike, or all by the temperature.
inline void choose(const double* worth, int number, double temperature, double share, double* chances) {
    double most = *std::max_element(worth, worth + number), sum = 0, weights[kMostChoices];
    for (int at = 0; at < number; ++at) {
        double behind = worth[at] - most;
        weights[at] = temperature > 0 ? std::exp(behind / temperature) : behind > -1e-9;
        sum += weights[at];
    }
    for (int at = 0; at < number; ++at) chances[at] += share * weights[at] / sum;
}

inline bela::Ending ending_of(const Game& game, const Asked& turn) {
    bela::Ending ending{};
    Mask played = 0;
    for (int at = 0; at < turn.length; ++at) played |= bit(turn.line[at]);
    ending.hand = turn.hand;
    ending.unseen = game.wide.back() & ~turn.hand & ~played;
    ending.length = turn.length;
    std::copy(turn.line, turn.line + turn.length, ending.line);
    return ending;
}

// A seed of its own for every turn and every seed of the player.
inline std::uint64_t seed_of(const Player& player, std::int64_t turn, int seed) {
    return bela::mixed(bela::mixed(player.manner.seed + std::uint64_t(seed)) + std::uint64_t(turn));
}

// One step beyond sampled worlds.
inline void step_player(void* data, const Asked* turns, std::int64_t number, double* chances) {
    const Player& player = *static_cast<Player*>(data);
    const Manner& manner = player.manner;
    bela::StepSettings settings{manner.model, manner.play, manner.anchor, manner.worlds, manner.ahead, manner.inner, 0};
    bela::Step step(player.game.kit, settings);
    int seeds = manner.worlds || manner.inner ? manner.seeds : 1;
    for (int seed = 0; seed < seeds; ++seed) {  // outside, so that opinions are shared by turns
        step.reseed(seed_of(player, 0, seed));
        for (std::int64_t at = 0; at < number; ++at) {
            std::uint8_t cards[bela::kMostOptions];
            double worth[bela::kMostOptions];
            int options = step.values(ending_of(player.game, turns[at]), cards, worth);
            choose(worth, options, manner.mix, 1.0 / seeds, chances + at * kMostChoices);
        }
    }
}

// Plain sampled worlds: each is solved with open cards, and the card that is best on average is played.
class Sampler {
  public:
    explicit Sampler(const Player& player) : player_(player), open_(player.game.kit, kLastTrick) {}

    void play(const Asked& turn, std::int64_t number, double* chances) {
        const Manner& manner = player_.manner;
        weigh(turn);
        int seeds = manner.worlds ? manner.seeds : 1, options = turn.number, all = int(worth_.size()) / options;
        for (int seed = 0; seed < seeds; ++seed) {
            std::mt19937_64 chance(seed_of(player_, number, seed));
            double sum[kMostChoices] = {};
            for (int world = 0; world < (manner.worlds ? manner.worlds : all); ++world) {
                std::size_t row = manner.worlds ? std::size_t(chance() % std::uint64_t(all)) : std::size_t(world);
                for (int at = 0; at < options; ++at) sum[at] += worth_[row * options + at];
            }
            for (int at = 0; at < options; ++at) sum[at] /= manner.worlds ? manner.worlds : all;
            choose(sum, options, manner.mix, 1.0 / seeds, chances);
        }
    }

  private:
    const Player& player_;
    bela::OpenPair open_;
    bela::Choices choices_;
    std::vector<int> worth_;  // world after world, what each card brings there

    void weigh(const Asked& turn) {
        bela::Ending ending = ending_of(player_.game, turn);
        bela::Public now = bela::public_at(player_.game.kit, ending);
        int size = __builtin_popcount(turn.hand) - (now.led != bela::kNoCard);
        worth_.clear();
        choices_.each(ending.unseen & ~now.barred[!now.seat], size, 0, 0, [&](Mask other) {
            for (int at = 0; at < turn.number; ++at)
                worth_.push_back(open_.card(turn.hand, other, now.led, turn.cards[at]));
        });
    }
};

inline void sampling_player(void* data, const Asked* turns, std::int64_t number, double* chances) {
    Sampler sampler(*static_cast<Player*>(data));
    for (std::int64_t at = 0; at < number; ++at) sampler.play(turns[at], at, chances + at * kMostChoices);
}

}  // namespace meter
