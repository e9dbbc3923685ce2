#!/usr/bin/env bash
# Builds the programs through which PeerBenchmark calls solvers that are C++ libraries, into target/peers:
#
#   src/jmh/cpp/build.sh
#
# Needs g++. minisat has no package with headers: its source is fetched by apt-get, which must know a deb-src line. QQWing is the package
# libqqwing-dev. Whatever is not available is left out, here and in the benchmark.
set -u
here=$(cd "$(dirname "$0")" && pwd)
out=$here/../../../target/peers
mkdir -p "$out"
cd "$out" || exit 1

if [ -d minisat2-2.2.1 ] || apt-get source --download-only minisat && tar xzf minisat2_2.2.1.orig.tar.gz; then
  g++ -O3 -DNDEBUG -w -fpermissive -D__STDC_LIMIT_MACROS -D__STDC_FORMAT_MACROS -I minisat2-2.2.1 -o minisat_check "$here/minisat_check.cc" \
    minisat2-2.2.1/minisat/core/Solver.cc minisat2-2.2.1/minisat/utils/System.cc minisat2-2.2.1/minisat/utils/Options.cc
fi
g++ -O3 -DNDEBUG -o qqwing_check "$here/qqwing_check.cc" -lqqwing
ls -l "$out"/*_check
