"""Columns and builders of sessions."""


class Column:
    """A column, as SQL writes it."""

    def __init__(self, sql):
        self.sql = sql


class SparkSession:
    """A session."""

    class Builder:
        """The settings of a session."""

        def __init__(self):
            self.settings = {}

        def config(self, key, value):
            self.settings[key] = value
            return self

    builder = Builder()
