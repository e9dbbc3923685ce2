// minisat as a library: the complete encoding (11,988 clauses) loaded once, givens as assumptions, and for the second question a blocking clause
// under an assumption of its own, which is retired afterwards. A new solver for each puzzle takes ten times as long on easy ones.

#include "checker.h"

#include "minisat/core/Solver.h"

using Minisat::Lit;
using Minisat::lbool;
using Minisat::mkLit;

namespace {

const int SIDE = 9;
const int CANDIDATES = SIDE * SIDE * SIDE;

Lit candidate(int row, int column, int digit) { return mkLit((row * SIDE + column) * SIDE + digit); }

void addExactlyOne(Minisat::Solver &solver, const Lit *literals) {
    Minisat::vec<Lit> any;
    for (int i = 0; i < SIDE; i++) {
        any.push(literals[i]);
    }
    solver.addClause(any);
    for (int i = 0; i < SIDE; i++) {
        for (int j = i + 1; j < SIDE; j++) {
            solver.addClause(~literals[i], ~literals[j]);
        }
    }
}

void addRules(Minisat::Solver &solver) {
    for (int i = 0; i < SIDE; i++) {
        for (int j = 0; j < SIDE; j++) {
            Lit cell[SIDE], row[SIDE], column[SIDE], box[SIDE];
            for (int k = 0; k < SIDE; k++) {
                cell[k] = candidate(i, j, k);
                row[k] = candidate(i, k, j);
                column[k] = candidate(k, i, j);
                box[k] = candidate(i / 3 * 3 + k / 3, i % 3 * 3 + k % 3, j);
            }
            addExactlyOne(solver, cell);
            addExactlyOne(solver, row);
            addExactlyOne(solver, column);
            addExactlyOne(solver, box);
        }
    }
}

// The solver with the rules.
Minisat::Solver &rules() {
    static Minisat::Solver solver;
    if (solver.nVars() == 0) {
        for (int i = 0; i < CANDIDATES; i++) {
            solver.newVar();
        }
        addRules(solver);
    }
    return solver;
}

}  // namespace

bool isProper(const std::string &puzzle) {
    Minisat::Solver &solver = rules();
    Minisat::vec<Lit> assumptions;
    for (int cell = 0; cell < SIDE * SIDE; cell++) {
        if (puzzle[cell] != '.') {
            assumptions.push(candidate(cell / SIDE, cell % SIDE, puzzle[cell] - '1'));
        }
    }
    if (!solver.solve(assumptions)) {
        return false;
    }
    // No variable to branch on.
    Lit isBlocked = mkLit(solver.newVar(l_Undef, false));
    Minisat::vec<Lit> blocking;
    blocking.push(~isBlocked);
    for (int variable = 0; variable < CANDIDATES; variable++) {
        if (solver.modelValue(variable) == l_True) {
            blocking.push(~mkLit(variable));
        }
    }
    solver.addClause(blocking);
    assumptions.push(isBlocked);
    bool isOnly = !solver.solve(assumptions);
    solver.addClause(~isBlocked);
    return isOnly;
}
