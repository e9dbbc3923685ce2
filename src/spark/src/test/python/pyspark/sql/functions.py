"""Functions of columns."""

from pyspark.sql import Column


def lit(value):
    return Column(repr(value))


def create_map(*columns):
    return call_function("map", *columns)


def call_function(name, *columns):
    return Column(name + "(" + ", ".join(c if isinstance(c, str) else c.sql for c in columns) + ")")
