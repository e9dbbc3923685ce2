#!/bin/sh
# The program sudoku-sat: this script, followed by the jar that it runs. Java comes from JAVA_HOME, else from the PATH;
# SUDOKU_SAT_OPTS may hold options for it, such as -Xmx8g.
if [ -n "$JAVA_HOME" ] && [ -x "$JAVA_HOME/bin/java" ]; then
  java=$JAVA_HOME/bin/java
elif command -v java >/dev/null 2>&1; then
  java=java
else
  echo "sudoku-sat: Java 17 or newer is needed, but there is no JAVA_HOME and no java on the PATH" >&2
  exit 2
fi
case $0 in
  *:*)
    echo "sudoku-sat: Java cannot run a program from a path that contains a colon: $0" >&2
    exit 2
    ;;
esac
# The HTTP server of the JDK, which "serve" needs, cannot be seen from the boot class path.
for word; do
  if [ "$word" = serve ]; then
    exec "$java" -Xshare:auto -XX:+UseSerialGC -XX:-UsePerfData $SUDOKU_SAT_OPTS -cp "$0" io.github.sudokusat.cli.Main "$@"
  fi
done
# The JVM itself reads what is on the boot class path, and does not verify it, so a short run takes two thirds of the time that it takes with -jar.
exec "$java" -Xshare:auto -XX:+UseSerialGC -XX:-UsePerfData $SUDOKU_SAT_OPTS -Xbootclasspath/a:"$0" -cp "$0" io.github.sudokusat.cli.Main "$@"
