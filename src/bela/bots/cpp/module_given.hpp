// What calls from Python hand over and get back: buffers read as they lie, refusals, answers as bytes.
#pragma once

#define PY_SSIZE_T_CLEAN
#include <Python.h>

#include <cstdint>
#include <new>
#include <utility>

#include "../../solve/cpp/kit.hpp"

namespace bela {

constexpr const char* kKitName = "bela.solve._kernel.kit";
constexpr std::uint32_t kMostPointsGiven = 9999;

// Thrown where what was given makes no sense.
struct Refused {
    const char* why;
};

// Thrown where Python has been told already.
struct Told {};

inline void must(bool holds, const char* why = "no moment of card play is like this") {
    if (!holds) throw Refused{why};
}

// Things of one kind that lie one after another.
template <class T>
struct Many {
    const T* first;
    std::size_t number;

    const T& operator[](std::size_t at) const { return first[at]; }
    const T* begin() const { return first; }
    const T* end() const { return first + number; }
};

// What a call was handed, given back when it is done.
struct Given {
    PyObject* capsule = nullptr;
    Py_buffer first{}, second{}, frame{}, lyings{}, cards{};

    ~Given() {
        for (Py_buffer* each : {&first, &second, &frame, &lyings, &cards})
            if (each->obj) PyBuffer_Release(each);
    }

    const Kit& kit() const {
        void* found = PyCapsule_GetPointer(capsule, kKitName);
        if (!found) throw Told{};
        return *static_cast<const Kit*>(found);
    }
    template <class T>
    Many<T> many(const Py_buffer& view) const {
        must(std::size_t(view.len) % sizeof(T) == 0 && reinterpret_cast<std::uintptr_t>(view.buf) % alignof(T) == 0);
        return {static_cast<const T*>(view.buf), std::size_t(view.len) / sizeof(T)};
    }
    template <class T>
    const T& one(const Py_buffer& view) const {
        Many<T> found = many<T>(view);
        must(found.number == 1);
        return found[0];
    }
    // Cards in the kit's numbers.
    Many<std::uint8_t> numbers() const {
        Many<std::uint8_t> found = many<std::uint8_t>(cards);
        for (std::uint8_t card : found) must(card < kCards);
        return found;
    }
};

// Bytes that are filled in and handed back.
template <class T>
class Answer {
  public:
    explicit Answer(std::size_t number) {
        if (number < std::size_t(PY_SSIZE_T_MAX) / sizeof(T) - sizeof(PyBytesObject))
            bytes_ = PyBytes_FromStringAndSize(nullptr, Py_ssize_t(number * sizeof(T)));
        if (!bytes_) throw std::bad_alloc();
    }
    Answer(const Answer&) = delete;
    Answer& operator=(const Answer&) = delete;
    ~Answer() { Py_XDECREF(bytes_); }

    T* begin() { return reinterpret_cast<T*>(PyBytes_AS_STRING(bytes_)); }
    PyObject* give() { return std::exchange(bytes_, nullptr); }

  private:
    PyObject* bytes_ = nullptr;
};

// Other threads of Python run as long as this lives.
class Unlocked {
  public:
    Unlocked() : state_(PyEval_SaveThread()) {}
    Unlocked(const Unlocked&) = delete;
    Unlocked& operator=(const Unlocked&) = delete;
    ~Unlocked() { PyEval_RestoreThread(state_); }

  private:
    PyThreadState* state_;
};

template <class... Parts>
void parse(PyObject* arguments, const char* form, Parts*... parts) {
    if (!PyArg_ParseTuple(arguments, form, parts...)) throw Told{};
}

// A function as Python calls it: what it throws becomes an exception there.
template <PyObject* (*function)(Given&, PyObject*)>
PyObject* called(PyObject*, PyObject* arguments) {
    try {
        Given given;
        return function(given, arguments);
    } catch (const Refused& refused) {
        PyErr_SetString(PyExc_ValueError, refused.why);
    } catch (const std::bad_alloc&) {
        PyErr_NoMemory();
    } catch (const Told&) {
    }
    return nullptr;
}

}  // namespace bela
