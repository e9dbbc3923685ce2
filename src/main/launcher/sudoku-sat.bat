@echo off
rem The program sudoku-sat: runs sudoku-sat.jar, in the same directory as this file. Java comes from JAVA_HOME, else from the PATH.
setlocal
set "java=java"
if defined JAVA_HOME if exist "%JAVA_HOME%\bin\java.exe" set "java=%JAVA_HOME%\bin\java.exe"
"%java%" -Xshare:auto -XX:+UseSerialGC -XX:-UsePerfData %SUDOKU_SAT_OPTS% -jar "%~dp0sudoku-sat.jar" %*
