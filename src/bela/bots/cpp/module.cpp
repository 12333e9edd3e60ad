// bela.bots._kernel: the compiled twin of what the bots do most, on Python's plain C interface.
#include "module_draw.hpp"
#include "module_play.hpp"
#include "module_step.hpp"

namespace {

using namespace bela;

PyMethodDef methods[] = {
    {"step", called<step>, METH_VARARGS,
     "step(kit, line, hands, cards, seed): how each card leads on when both play on softly, as (share, card, points of "
     "seat 0, of seat 1, takers) again and again."},
    {"sample", called<sample>, METH_VARARGS, "sample(places, seed, number): worlds drawn, each as likely as the next."},
    {"rollouts", called<rollouts>, METH_VARARGS,
     "rollouts(kit, weights, stage, frame, lyings, cards): what each card leads to; with no cards, what the moment "
     "leads to."},
    {"choices", called<choices>, METH_VARARGS,
     "choices(kit, weights, stage, frame, lyings): the rules bot's card in each world."},
    {"plausibilities", called<plausibilities>, METH_VARARGS,
     "plausibilities(kit, weights, stage, frame, lyings, cards, heat, whim, watched): logarithms, one for each world."},
    {"callings", called<callings>, METH_VARARGS,
     "callings(table, manner, calls, frame, lyings, seed): logarithms, one for each world."},
    {nullptr, nullptr, 0, nullptr},
};

PyModuleDef definition = {
    PyModuleDef_HEAD_INIT, "bela.bots._kernel", "What the bots do most, compiled.", -1, methods,
    nullptr, nullptr, nullptr, nullptr,
};

}  // namespace

PyMODINIT_FUNC PyInit__kernel() { return PyModule_Create(&definition); }
