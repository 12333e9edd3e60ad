// bela.solve._kernel: the compiled twin of the search, on Python's plain C interface.
#define PY_SSIZE_T_CLEAN
#include <Python.h>

#include <atomic>
#include <memory>
#include <new>
#include <thread>
#include <vector>

#include "playout.hpp"

namespace {

using namespace bela;

constexpr const char* kKitName = "bela.solve._kernel.kit";
constexpr int kMostThreads = 256;
constexpr int kAnswerWords = 34;  // value, nodes, and a value or a set for each card

enum class Question { value, reaches, cards, playable, end };

template <int kSeats>
void answer(Solver<kSeats>& solver, const Kit& kit, const Task& task, Question question, std::int64_t* words) {
    solver.set(kit, task);
    if (question == Question::value) words[0] = solver.value();
    if (question == Question::reaches) words[0] = solver.window(task.need) >= task.need;
    if (question == Question::playable) words[0] = solver.playable();
    if (question == Question::cards) {
        std::int32_t values[kCards];
        for (std::int32_t& value : values) value = -2;
        solver.values(values);
        for (int card = 0; card < kCards; ++card) words[2 + card] = values[card];
        words[0] = solver.playable();
    }
    words[1] = std::int64_t(solver.nodes());
}

// What a thread searches with, kept from call to call.
struct Solvers {
    Solver<2> two;
    Solver<3> three;
    Solver<4> four;
};

// Null when there is no memory for it.
Solvers* solvers_here() {
    thread_local std::unique_ptr<Solvers> solvers;
    try {
        if (!solvers) solvers.reset(new Solvers);
    } catch (const std::bad_alloc&) {
    }
    return solvers.get();
}

void answer(Solvers& solvers, const Kit& kit, const Task& task, Question question, std::int64_t* words) {
    if (task.seats == 2) answer(solvers.two, kit, task, question, words);
    else if (task.seats == 3) answer(solvers.three, kit, task, question, words);
    else answer(solvers.four, kit, task, question, words);
}

// Every task is solved by itself, so that the answers do not hang on who solves what. False when nothing was done.
bool work(std::atomic<Py_ssize_t>& next, const std::vector<const Kit*>& kits, const Task* tasks, Py_ssize_t number,
          Question question, std::int64_t* words, int width) {
    Solvers* solvers = solvers_here();
    if (!solvers) return false;
    for (Py_ssize_t at = next++; at < number; at = next++)
        answer(*solvers, *kits[tasks[at].kit], tasks[at], question, words + at * width);
    return true;
}

bool run(const std::vector<const Kit*>& kits, const Task* tasks, Py_ssize_t number, Question question, int threads,
         std::int64_t* words, int width) {
    std::atomic<Py_ssize_t> next{0};
    std::vector<std::thread> helpers;
    for (int at = 1; at < std::min(threads, kMostThreads) && at < number; ++at)
        try {
            helpers.emplace_back([&] { work(next, kits, tasks, number, question, words, width); });
        } catch (const std::exception&) {
            break;  // the system has no more threads: those that there are do the work
        }
    bool done = work(next, kits, tasks, number, question, words, width);
    for (std::thread& helper : helpers) helper.join();
    return done;
}

void free_kit(PyObject* capsule) { delete static_cast<Kit*>(PyCapsule_GetPointer(capsule, kKitName)); }

PyObject* make_kit(PyObject*, PyObject* words) {
    Py_buffer view;
    if (PyObject_GetBuffer(words, &view, PyBUF_SIMPLE) < 0) return nullptr;
    Kit* kit = view.len == Py_ssize_t(sizeof(Tables)) ? new (std::nothrow) Kit(view.buf) : nullptr;
    PyBuffer_Release(&view);
    if (!kit) return PyErr_Format(PyExc_ValueError, "a kit must have %zu bytes", sizeof(Tables));
    return PyCapsule_New(kit, kKitName, free_kit);
}

bool read_kits(PyObject* tuple, std::vector<const Kit*>& kits) {
    for (Py_ssize_t at = 0; at < PyTuple_GET_SIZE(tuple); ++at) {
        void* kit = PyCapsule_GetPointer(PyTuple_GET_ITEM(tuple, at), kKitName);
        if (!kit) return false;
        kits.push_back(static_cast<const Kit*>(kit));
    }
    return true;
}

// The tasks in a buffer, or none with an exception set.
const Task* read_tasks(const Py_buffer& view, std::size_t kits, Py_ssize_t& number) {
    number = view.len / Py_ssize_t(sizeof(Task));
    const Task* tasks = static_cast<const Task*>(view.buf);
    bool fine = view.len == number * Py_ssize_t(sizeof(Task));
    for (Py_ssize_t at = 0; fine && at < number; ++at) fine = sound(tasks[at], kits);
    if (fine) return tasks;
    PyErr_SetString(PyExc_ValueError, "a task is none, or no position has it");
    return nullptr;
}

PyObject* answers(PyObject*, PyObject* arguments) {
    PyObject* tuple;
    Py_buffer view;
    int question, threads;
    if (!PyArg_ParseTuple(arguments, "O!y*ii", &PyTuple_Type, &tuple, &view, &question, &threads)) return nullptr;
    if (question < 0 || question >= int(Question::end) || threads < 1) {
        PyBuffer_Release(&view);
        PyErr_SetString(PyExc_ValueError, "no such question, or no thread to answer it");
        return nullptr;
    }
    std::vector<const Kit*> kits;
    Py_ssize_t number = 0;
    int width = Question(question) == Question::cards ? kAnswerWords : 2;
    const Task* tasks = read_kits(tuple, kits) ? read_tasks(view, kits.size(), number) : nullptr;
    PyObject* result = tasks ? PyBytes_FromStringAndSize(nullptr, number * width * 8) : nullptr;
    if (result) {
        std::int64_t* words = reinterpret_cast<std::int64_t*>(PyBytes_AS_STRING(result));
        bool done;
        Py_BEGIN_ALLOW_THREADS
        done = run(kits, tasks, number, Question(question), threads, words, width);
        Py_END_ALLOW_THREADS
        if (!done) {
            Py_CLEAR(result);
            PyErr_NoMemory();
        }
    }
    PyBuffer_Release(&view);
    return result;
}

PyObject* playouts(PyObject*, PyObject* arguments) {
    PyObject* tuple;
    Py_buffer view;
    unsigned long long seed;
    Py_ssize_t wanted, number = 0;
    if (!PyArg_ParseTuple(arguments, "O!y*Kn", &PyTuple_Type, &tuple, &view, &seed, &wanted)) return nullptr;
    std::vector<const Kit*> kits;
    const Task* task = read_kits(tuple, kits) ? read_tasks(view, kits.size(), number) : nullptr;
    if (task && (number != 1 || wanted < 0)) {
        PyErr_SetString(PyExc_ValueError, "one task, and a number that is not negative");
        task = nullptr;
    }
    PyObject* result = task ? PyBytes_FromStringAndSize(nullptr, wanted * 2) : nullptr;
    if (result) {
        std::int16_t* points = reinterpret_cast<std::int16_t*>(PyBytes_AS_STRING(result));
        Py_BEGIN_ALLOW_THREADS
        auto play = task->seats == 2 ? play_outs<2> : task->seats == 3 ? play_outs<3> : play_outs<4>;
        play(*kits[task->kit], *task, seed, points, wanted);
        Py_END_ALLOW_THREADS
    }
    PyBuffer_Release(&view);
    return result;
}

PyMethodDef methods[] = {
    {"kit", make_kit, METH_O, "Tables made ready for search, from their packed words."},
    {"answers", answers, METH_VARARGS, "answers(kits, tasks, question, threads): 64-bit words for each task."},
    {"playouts", playouts, METH_VARARGS, "playouts(kits, task, seed, number): 16-bit points for each play-out."},
    {nullptr, nullptr, 0, nullptr},
};

PyModuleDef definition = {
    PyModuleDef_HEAD_INIT, "bela.solve._kernel", "The compiled search.", -1, methods,
    nullptr, nullptr, nullptr, nullptr,
};

}  // namespace

PyMODINIT_FUNC PyInit__kernel() { return PyModule_Create(&definition); }
