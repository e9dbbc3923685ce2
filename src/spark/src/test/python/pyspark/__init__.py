"""What sudoku_sat uses of PySpark, which is not on Maven Central: columns that are texts of SQL."""
