// bela.bots._kernel: the compiled twin of what the bots do most, on Python's plain C interface.
#define PY_SSIZE_T_CLEAN
#include <Python.h>

#include <memory>
#include <new>
#include <vector>

#include "calls.hpp"
#include "rollout.hpp"
#include "sample.hpp"
#include "step.hpp"

namespace {

using namespace bela;

constexpr const char* kKitName = "bela.solve._kernel.kit";

// What a call was handed, given back when it is done.
struct Given {
    PyObject* capsule = nullptr;
    Py_buffer first{}, second{}, frame{}, lyings{}, cards{};

    ~Given() {
        for (Py_buffer* each : {&first, &second, &frame, &lyings, &cards})
            if (each->obj) PyBuffer_Release(each);
    }

    template <class T>
    const T* one(const Py_buffer& view) const {
        return view.len == Py_ssize_t(sizeof(T)) ? static_cast<const T*>(view.buf) : nullptr;
    }
    Py_ssize_t worlds() const { return lyings.len / Py_ssize_t(sizeof(Lying)); }
    const Lying& lying(Py_ssize_t at) const { return static_cast<const Lying*>(lyings.buf)[at]; }
    const std::uint8_t* card() const { return static_cast<const std::uint8_t*>(cards.buf); }
};

PyObject* unsound() {
    PyErr_SetString(PyExc_ValueError, "no moment of card play is like this");
    return nullptr;
}

bool sound(const Stage& stage) {
    if (stage.seats < 2 || stage.seats > kMaxSeats || bool(stage.partners) != (stage.seats == 4)) return false;
    if (stage.leader >= stage.seats || stage.maker >= stage.seats || stage.played >= stage.seats) return false;
    for (unsigned at = 0; at < stage.played; ++at)
        if (stage.table[at] >= kCards) return false;
    if (stage.bela > kNobody || (stage.bela != kNobody && stage.bela >= stage.seats)) return false;
    return stage.last_trick <= 9999 && stage.solve <= kCards;
}

bool sound(const Frame& frame) {
    for (std::uint32_t number : frame.number)
        if (number >= kCards) return false;
    return frame.seats >= 2 && frame.seats <= kMaxSeats && frame.seat <= frame.seats && frame.layer <= kMaxSeats;
}

// Whether every hand is as long as the trick on the table leaves it, and no card is in two places.
bool sound(const Stage& stage, const World& world) {
    Mask seen = stage.gone;
    int tricks = number_of(world.hands[(stage.leader + stage.played) % stage.seats]);
    for (unsigned place = 0; place < stage.seats; ++place) {
        Mask hand = world.hands[(stage.leader + place) % stage.seats];
        if (seen & hand || number_of(hand) != tricks - int(place < stage.played)) return false;
        seen |= hand;
    }
    return tricks > 0 && tricks <= kMostDrawn;
}

// Card play in drawn worlds.
struct Play {
    const Kit* kit = nullptr;
    const Weights* weights = nullptr;
    const Stage* stage = nullptr;
    std::vector<World> worlds;

    bool read(const Given& given, bool whole) {
        kit = static_cast<const Kit*>(PyCapsule_GetPointer(given.capsule, kKitName));
        if (!kit) return false;
        weights = given.one<Weights>(given.first);
        stage = given.one<Stage>(given.second);
        const Frame* frame = given.one<Frame>(given.frame);
        bool fine = weights && stage && frame && sound(*stage) && sound(*frame) && frame->seats == stage->seats;
        if (!fine || given.lyings.len % Py_ssize_t(sizeof(Lying))) return unsound();
        for (Py_ssize_t at = 0; at < given.cards.len; ++at)
            if (given.card()[at] >= kCards) return unsound();
        Renumbering moved(*frame);
        for (Py_ssize_t at = 0; at < given.worlds(); ++at) {
            worlds.push_back(world_of(*frame, moved, given.lying(at), whole));
            if (!sound(*stage, worlds.back())) return unsound();
        }
        return true;
    }

    Scene scene(std::size_t at) const { return Scene(*kit, *weights, *stage, worlds[at]); }
};

Endings* endings_here() {
    thread_local std::unique_ptr<Endings> endings;
    if (!endings) endings.reset(new (std::nothrow) Endings);
    return endings.get();
}

PyObject* rollouts(PyObject*, PyObject* arguments) {
    Given given;
    Play play;
    if (!PyArg_ParseTuple(arguments, "Oy*y*y*y*y*", &given.capsule, &given.first, &given.second, &given.frame,
                          &given.lyings, &given.cards) || !play.read(given, false))
        return nullptr;
    Mask able = play.worlds.empty() ? 0 : play.scene(0).playable();
    for (Py_ssize_t at = 0; !play.worlds.empty() && at < given.cards.len; ++at)
        if (!(able & bit(given.card()[at]))) return unsound();
    Endings* endings = endings_here();
    if (!endings) return PyErr_NoMemory();
    Py_ssize_t each = std::max<Py_ssize_t>(1, given.cards.len) * Py_ssize_t(sizeof(Result));
    PyObject* bytes = PyBytes_FromStringAndSize(nullptr, given.worlds() * each);
    if (!bytes) return nullptr;
    Result* results = reinterpret_cast<Result*>(PyBytes_AS_STRING(bytes));
    Py_BEGIN_ALLOW_THREADS
    for (std::size_t world = 0; world < play.worlds.size(); ++world) {
        const Scene scene = play.scene(world);
        if (!given.cards.len) roll_out(scene, *play.stage, *endings, *results++);
        for (Py_ssize_t at = 0; at < given.cards.len; ++at)
            roll_out(after(scene, given.card()[at]), *play.stage, *endings, *results++);
    }
    Py_END_ALLOW_THREADS
    return bytes;
}

PyObject* choices(PyObject*, PyObject* arguments) {
    Given given;
    Play play;
    if (!PyArg_ParseTuple(arguments, "Oy*y*y*y*", &given.capsule, &given.first, &given.second, &given.frame,
                          &given.lyings) || !play.read(given, false))
        return nullptr;
    PyObject* bytes = PyBytes_FromStringAndSize(nullptr, given.worlds());
    for (std::size_t world = 0; bytes && world < play.worlds.size(); ++world)
        PyBytes_AS_STRING(bytes)[world] = char(choice(play.scene(world)));
    return bytes;
}

PyObject* plausibilities(PyObject*, PyObject* arguments) {
    Given given;
    Play play;
    Past past{};
    if (!PyArg_ParseTuple(arguments, "Oy*y*y*y*y*ddi", &given.capsule, &given.first, &given.second, &given.frame,
                          &given.lyings, &given.cards, &past.heat, &past.whim, &past.watched) ||
        !play.read(given, true))
        return nullptr;
    PyObject* bytes = PyBytes_FromStringAndSize(nullptr, given.worlds() * Py_ssize_t(sizeof(double)));
    if (!bytes) return nullptr;
    double* results = reinterpret_cast<double*>(PyBytes_AS_STRING(bytes));
    Py_BEGIN_ALLOW_THREADS
    for (std::size_t world = 0; world < play.worlds.size(); ++world)
        results[world] = plausibility(play.scene(world), given.card(), int(given.cards.len), past);
    Py_END_ALLOW_THREADS
    return bytes;
}

bool sound(const Call& call, const Frame& frame) {
    return call.seat >= 0 && call.seat < int(frame.seats) && call.seat != int(frame.seat) && call.suits > 0 &&
           call.suits < 16 && (!call.chose || (call.trump >= 0 && call.trump < kSuits && call.suits >> call.trump & 1));
}

PyObject* callings(PyObject*, PyObject* arguments) {
    Given given;
    unsigned long long seed;
    if (!PyArg_ParseTuple(arguments, "y*y*y*y*y*K", &given.first, &given.second, &given.cards, &given.frame,
                          &given.lyings, &seed))
        return nullptr;
    const Table* table = given.one<Table>(given.first);
    const Manner* manner = given.one<Manner>(given.second);
    const Frame* frame = given.one<Frame>(given.frame);
    const Call* calls = static_cast<const Call*>(given.cards.buf);
    Py_ssize_t number = given.cards.len / Py_ssize_t(sizeof(Call));
    bool fine = table && manner && frame && sound(*frame) && manner->first >= 0 && manner->tries > 0;
    fine = fine && given.cards.len % Py_ssize_t(sizeof(Call)) == 0 && given.lyings.len % Py_ssize_t(sizeof(Lying)) == 0;
    for (Py_ssize_t at = 0; fine && at < number; ++at) fine = sound(calls[at], *frame);
    if (!fine) return unsound();
    PyObject* bytes = PyBytes_FromStringAndSize(nullptr, given.worlds() * Py_ssize_t(sizeof(double)));
    if (!bytes) return nullptr;
    double* results = reinterpret_cast<double*>(PyBytes_AS_STRING(bytes));
    Chance chance{seed};
    for (Py_ssize_t world = 0; world < given.worlds(); ++world)
        results[world] = log_of_calls(*table, *manner, calls, int(number), *frame, given.lying(world), chance);
    return bytes;
}

PyObject* sample(PyObject*, PyObject* arguments) {
    Given given;
    unsigned long long seed;
    Py_ssize_t number;
    if (!PyArg_ParseTuple(arguments, "y*Kn", &given.first, &seed, &number)) return nullptr;
    Reader reader{static_cast<const std::uint32_t*>(given.first.buf), std::size_t(given.first.len) / 4};
    std::vector<Claim> claims;
    std::vector<Plan> plans;
    if (number < 0 || given.first.len % 4 || !read_places(reader, claims, plans)) return unsound();
    Sampler sampler(claims, plans);
    if (!sampler.number()) {
        PyErr_SetString(PyExc_ValueError, "the cards cannot lie so");
        return nullptr;
    }
    PyObject* bytes = PyBytes_FromStringAndSize(nullptr, number * Py_ssize_t(sizeof(Lying)));
    if (!bytes) return nullptr;
    Lying* lyings = reinterpret_cast<Lying*>(PyBytes_AS_STRING(bytes));
    Chance chance{seed};
    Py_BEGIN_ALLOW_THREADS
    for (Py_ssize_t at = 0; at < number; ++at) lyings[at] = sampler.draw(chance);
    Py_END_ALLOW_THREADS
    return bytes;
}

// A line of cards at the end of a deal of two, as the core packs it; cards in the kit's numbers.
struct Line {
    std::uint32_t hand, unseen, barred[2], shown[2], leader, last_trick, length, worlds, inner;
    std::uint8_t cards[kMostLine];
    double model, play;
};

bool sound(const Line& line) {
    if (line.leader > 1 || line.length > kMostLine || line.last_trick > 9999 || line.hand & line.unseen) return false;
    Mask seen = line.hand | line.unseen;
    for (unsigned at = 0; at < line.length; ++at) {
        if (line.cards[at] >= kCards || seen & bit(line.cards[at])) return false;
        seen |= bit(line.cards[at]);
    }
    return line.hand && line.model > 0 && line.play > 0 && number_of(line.hand) <= kMostOptions;
}

struct Leaf {
    double share;
    std::uint32_t card, first, second, takers;
};

// How each card leads on, over hands of the other: (share, card, points of seat 0, of seat 1, takers) again and again.
PyObject* step(PyObject*, PyObject* arguments) {
    Given given;
    unsigned long long seed;
    if (!PyArg_ParseTuple(arguments, "Oy*y*y*K", &given.capsule, &given.first, &given.lyings, &given.cards, &seed))
        return nullptr;
    const Kit* kit = static_cast<const Kit*>(PyCapsule_GetPointer(given.capsule, kKitName));
    const Line* line = given.one<Line>(given.first);
    if (!kit) return nullptr;
    if (!line || !sound(*line) || given.lyings.len % 4 || given.cards.len > kMostOptions) return unsound();
    Ending ending{line->hand, line->unseen, {line->barred[0], line->barred[1]}, {line->shown[0], line->shown[1]},
                  int(line->leader), int(line->length), {}};
    std::copy(line->cards, line->cards + line->length, ending.line);
    Public now = public_at(*kit, ending);
    Mask able = playable(*kit, now.led, ending.hand);
    for (Py_ssize_t at = 0; at < given.cards.len; ++at)
        if (given.card()[at] >= kCards || !(able & bit(given.card()[at]))) return unsound();
    const Mask* others = static_cast<const Mask*>(given.lyings.buf);
    Py_ssize_t number = given.lyings.len / 4;
    for (Py_ssize_t at = 0; at < number; ++at)
        if (others[at] & ~ending.unseen || number_of(others[at]) != number_of(ending.hand) - (now.led != kNoCard))
            return unsound();
    StepSettings settings;
    settings.model = line->model, settings.play = line->play, settings.inner = int(line->inner), settings.seed = seed;
    settings.last_trick = int(line->last_trick);
    std::unordered_map<std::uint64_t, double> shares;
    Py_BEGIN_ALLOW_THREADS
    Step search(*kit, settings);
    for (Py_ssize_t world = 0; world < number; ++world)
        search.lead_on(ending, others[world], given.card(), int(given.cards.len), [&](int at, const Taken& taken, double share) {
            shares[std::uint64_t(at) << 40 | std::uint64_t(taken.takers) << 32 | std::uint64_t(taken.points[0]) << 16 |
                   std::uint64_t(taken.points[1])] += share;
        });
    Py_END_ALLOW_THREADS
    PyObject* bytes = PyBytes_FromStringAndSize(nullptr, Py_ssize_t(shares.size() * sizeof(Leaf)));
    if (!bytes) return nullptr;
    Leaf* leaf = reinterpret_cast<Leaf*>(PyBytes_AS_STRING(bytes));
    for (const auto& [key, share] : shares)
        *leaf++ = {share, std::uint32_t(key >> 40), std::uint32_t(key >> 16 & 0xFFFF), std::uint32_t(key & 0xFFFF),
                   std::uint32_t(key >> 32 & 0xFF)};
    return bytes;
}

PyMethodDef methods[] = {
    {"step", step, METH_VARARGS, "step(kit, line, hands, cards, seed): how each card leads on when both play on softly."},
    {"sample", sample, METH_VARARGS, "sample(places, seed, number): worlds drawn, each as likely as the next."},
    {"rollouts", rollouts, METH_VARARGS, "rollouts(kit, weights, stage, frame, lyings, cards): what each card leads to; with no cards, what the moment does."},
    {"choices", choices, METH_VARARGS, "choices(kit, weights, stage, frame, lyings): the rules bot's card in each world."},
    {"plausibilities", plausibilities, METH_VARARGS,
     "plausibilities(kit, weights, stage, frame, lyings, cards, heat, whim, watched): logarithms, one for each world."},
    {"callings", callings, METH_VARARGS,
     "callings(table, manner, calls, frame, lyings, seed): logarithms, one for each world."},
    {nullptr, nullptr, 0, nullptr},
};

PyModuleDef definition = {
    PyModuleDef_HEAD_INIT, "bela.bots._kernel", "What the bots do most, compiled.", -1, methods,
    nullptr, nullptr, nullptr, nullptr,
};

}  // namespace

PyMODINIT_FUNC PyInit__kernel() { return PyModule_Create(&definition); }
