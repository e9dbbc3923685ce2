"""The functions of sudoku-sat for PySpark.

Each function calls the function of SQL with the same name, after ``sudoku_``, on a column, which may be given by its name.
They work in sessions that have the jar and the extension, as ``configure`` gives them::

    import sudoku_sat
    from pyspark.sql import SparkSession

    spark = sudoku_sat.configure(SparkSession.builder, jar="sudoku-sat-spark.jar").getOrCreate()
    puzzles = spark.read.text("puzzles.txt").toDF("p")
    puzzles.select("p", sudoku_sat.check("p").verdict.alias("verdict")).show()

Options are arguments with names, such as ``box="2x3"``, ``rules="rule diagonals"``, ``alphabet``, ``blank`` and
``timeout="1s"``, which is the limit for each row. A name or value that is wrong is refused when the query is analysed.
"""

from __future__ import annotations

from typing import Optional, Union

from pyspark.sql import Column, SparkSession
from pyspark.sql.functions import call_function, create_map, lit

__all__ = [
    "EXTENSION",
    "configure",
    "solve",
    "check",
    "count",
    "rate",
    "canonical",
    "is_minimal",
    "message",
    "generate",
]

ColumnOrName = Union[Column, str]

EXTENSION = "io.github.sudokusat.cluster.SudokuExtensions"
"""What ``spark.sql.extensions`` names; several are separated by commas."""


def configure(builder: SparkSession.Builder, jar: Optional[str] = None) -> SparkSession.Builder:
    """Gives sessions the functions, before the first of the process is made.

    :param builder: the builder of the session, whose ``spark.sql.extensions`` is set
    :param jar: the path of ``sudoku-sat-spark.jar``, for ``spark.jars``; left out if Spark has it, as by ``--jars`` or ``--packages``
    """
    if jar is not None:
        builder = builder.config("spark.jars", jar)
    return builder.config("spark.sql.extensions", EXTENSION)


def solve(puzzle: ColumnOrName, **options: str) -> Column:
    """A solution, as text; null if there is none."""
    return _call("sudoku_solve", puzzle, options=options)


def check(puzzle: ColumnOrName, **options: str) -> Column:
    """Whether there is exactly one solution: a struct of ``verdict``, ``solution``, ``witnesses`` and ``message``."""
    return _call("sudoku_check", puzzle, options=options)


def count(puzzle: ColumnOrName, limit: Optional[int] = None, **options: str) -> Column:
    """The number of solutions as ``decimal(38,0)``, or ``limit`` if there are that many or more."""
    arguments = [] if limit is None else [lit(limit)]
    return _call("sudoku_count", puzzle, *arguments, options=options)


def rate(puzzle: ColumnOrName, **options: str) -> Column:
    """How hard a puzzle is for a person: a struct of ``result``, ``level``, ``score``, ``hardest``, ``message`` and more."""
    return _call("sudoku_rate", puzzle, options=options)


def canonical(puzzle: ColumnOrName, **options: str) -> Column:
    """The canonical form, which is equal for equivalent puzzles."""
    return _call("sudoku_canonical", puzzle, options=options)


def is_minimal(puzzle: ColumnOrName, **options: str) -> Column:
    """Whether there is exactly one solution, and several without any one given."""
    return _call("sudoku_is_minimal", puzzle, options=options)


def message(puzzle: ColumnOrName, **options: str) -> Column:
    """What is wrong with a text, and where; null if it is a puzzle."""
    return _call("sudoku_message", puzzle, options=options)


def generate(seed: ColumnOrName, **options: str) -> Column:
    """The puzzle of a seed, a whole number. Options are those of the command ``generate``, such as ``level="hard"``."""
    return _call("sudoku_generate", seed, options=options)


def _call(name: str, *arguments: ColumnOrName, options: dict[str, str]) -> Column:
    constants = [lit(text) for option in options.items() for text in option]
    return call_function(name, *arguments, *([create_map(*constants)] if constants else []))
