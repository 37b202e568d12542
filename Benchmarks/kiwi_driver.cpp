// Times kiwi over a workload that `benchmarks workload` writes, read from standard input.
//
// Prints a line for each figure as soon as it is known: `build`, `resize` and `churn` in nanoseconds
// (median of repeated runs), `memory` in bytes held after a build, and for each priority the sum of
// errors that the solution leaves, `error PRIORITY SUM`.
#include <kiwi/kiwi.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <exception>
#include <iostream>
#include <map>
#include <memory>
#include <sstream>
#include <string>
#include <utility>
#include <vector>
#ifdef __GLIBC__
#include <malloc.h>
#endif

namespace {

struct Row {
  kiwi::RelationalOperator relation;
  double constant;
  double priority;
  std::vector<std::pair<int, double>> terms;
};

struct Size {
  int variable;
  double value;
  double priority;
};

struct Workload {
  std::string name;
  int variables = 0;
  std::vector<Size> sizes;
  std::vector<Row> rows;
  std::vector<std::pair<double, double>> resizes;
  std::vector<std::vector<std::pair<int, double>>> constants;
  std::vector<Row> toggles;
};

// kiwi has weights where there are levels: nine orders of magnitude are shared out among them.
double strength(double priority) {
  return priority >= 1000 ? kiwi::strength::required : std::pow(10, 9 * priority / 1000);
}

Row read_row(std::istringstream &words) {
  Row row;
  std::string relation;
  words >> relation >> row.constant >> row.priority;
  row.relation = relation == "==" ? kiwi::OP_EQ : relation == "<=" ? kiwi::OP_LE : kiwi::OP_GE;
  int variable;
  double coefficient;
  while (words >> variable >> coefficient) row.terms.emplace_back(variable, coefficient);
  return row;
}

Workload read_workload(std::istream &input) {
  Workload workload;
  std::string line, word;
  while (std::getline(input, line)) {
    std::istringstream words(line);
    words >> word;
    if (word == "workload") {
      words >> workload.name;
    } else if (word == "variables") {
      words >> workload.variables;
    } else if (word == "size") {
      Size size;
      words >> size.variable >> size.value >> size.priority;
      workload.sizes.push_back(size);
    } else if (word == "row") {
      workload.rows.push_back(read_row(words));
    } else if (word == "resize") {
      std::pair<double, double> size;
      words >> size.first >> size.second;
      workload.resizes.push_back(size);
    } else if (word == "constants") {
      std::vector<std::pair<int, double>> changes;
      std::pair<int, double> change;
      while (words >> change.first >> change.second) changes.push_back(change);
      workload.constants.push_back(changes);
    } else if (word == "toggle") {
      workload.toggles.push_back(read_row(words));
    }
  }
  return workload;
}

// A workload in a solver.
struct Stage {
  const Workload &workload;
  kiwi::Solver solver;
  std::vector<kiwi::Variable> variables;
  std::vector<kiwi::Constraint> rows;
  std::unique_ptr<kiwi::Constraint> toggled;

  explicit Stage(const Workload &given) : workload(given), variables(given.variables) {
    // Edit variables cannot be required.
    for (const Size &size : workload.sizes) {
      const kiwi::Variable &variable = variables[size.variable];
      solver.addEditVariable(variable, strength(std::min(size.priority, 999.0)));
      solver.suggestValue(variable, size.value);
    }
    rows.reserve(workload.rows.size());
    for (const Row &row : workload.rows) {
      rows.push_back(make(row));
      solver.addConstraint(rows.back());
    }
    solver.updateVariables();
  }

  kiwi::Constraint make(const Row &row) const {
    std::vector<kiwi::Term> terms;
    terms.reserve(row.terms.size());
    for (const auto &term : row.terms) terms.emplace_back(variables[term.first], term.second);
    return kiwi::Constraint(
        kiwi::Expression(terms, -row.constant), row.relation, strength(row.priority));
  }

  double resize(std::pair<double, double> size) {
    solver.suggestValue(variables[workload.sizes[0].variable], size.first);
    solver.suggestValue(variables[workload.sizes[1].variable], size.second);
    solver.updateVariables();
    double sum = 0;
    for (const kiwi::Variable &variable : variables) sum += variable.value();
    return sum;
  }

  void replace(const std::vector<std::pair<int, double>> &changes) {
    for (const auto &change : changes) {
      Row row = workload.rows[change.first];
      row.constant = change.second;
      solver.removeConstraint(rows[change.first]);
      rows[change.first] = make(row);
      solver.addConstraint(rows[change.first]);
    }
    solver.updateVariables();
  }

  void toggle(const Row &row) {
    if (toggled) {
      solver.removeConstraint(*toggled);
      toggled.reset();
    } else {
      toggled = std::make_unique<kiwi::Constraint>(make(row));
      solver.addConstraint(*toggled);
    }
    solver.updateVariables();
  }

  std::map<double, double> errors() const {
    std::map<double, double> sums;
    for (const Size &size : workload.sizes) {
      sums[size.priority] += std::fabs(variables[size.variable].value() - size.value);
    }
    for (const Row &row : workload.rows) {
      double value = -row.constant;
      for (const auto &term : row.terms) value += term.second * variables[term.first].value();
      double error = row.relation == kiwi::OP_EQ   ? std::fabs(value)
                     : row.relation == kiwi::OP_LE ? std::max(0.0, value)
                                                   : std::max(0.0, -value);
      sums[row.priority] += error;
    }
    return sums;
  }
};

using Clock = std::chrono::steady_clock;

// The median time of runs that take half a second in all, three at the least.
template <typename Work> double median(Work work) {
  std::vector<double> times;
  Clock::time_point end = Clock::now() + std::chrono::milliseconds(500);
  while (times.size() < 3 || (Clock::now() < end && times.size() < 1000)) {
    Clock::time_point start = Clock::now();
    auto result = work();
    times.push_back(std::chrono::duration<double, std::nano>(Clock::now() - start).count());
  }
  std::sort(times.begin(), times.end());
  return times[times.size() / 2];
}

void print(const char *label, double figure) { std::cout << label << ' ' << figure << std::endl; }

double bytes_in_use() {
#ifdef __GLIBC__
  struct mallinfo2 heap = mallinfo2();
  return static_cast<double>(heap.uordblks + heap.hblkhd);
#else
  return 0;
#endif
}

void measure() {
  const Workload workload = read_workload(std::cin);
  double before = bytes_in_use();
  Clock::time_point start = Clock::now();
  Stage stage(workload);
  // Said at once: a second build may take longer than anybody waits.
  print("build", std::chrono::duration<double, std::nano>(Clock::now() - start).count());
  print("memory", bytes_in_use() - before);
  for (const auto &error : stage.errors()) {
    std::cout << "error " << error.first << ' ' << error.second << std::endl;
  }
  std::size_t step = 0;
  print("resize", median([&] {
    return stage.resize(workload.resizes[step++ % workload.resizes.size()]);
  }));
  print("churn", median([&] {
    if (workload.toggles.empty()) {
      stage.replace(workload.constants[step++ % workload.constants.size()]);
    } else {
      stage.toggle(workload.toggles[step++ / 2 % workload.toggles.size()]);
    }
    return 0;
  }));
  print("build", median([&] { return std::make_unique<Stage>(workload); }));
}

}  // namespace

int main() {
  try {
    measure();
  } catch (const std::exception &error) {
    std::cout << "failed " << error.what() << std::endl;
  }
}
