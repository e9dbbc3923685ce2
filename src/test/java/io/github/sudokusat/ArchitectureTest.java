package io.github.sudokusat;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noMethods;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.AccessTarget.CodeUnitAccessTarget;
import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaCodeUnit;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTag;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The layers of the packages, and what the core may not use so that it also runs in a browser. */
@ArchTag("long")
@AnalyzeClasses(packages = "io.github.sudokusat", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {

    private static final String ROOT = "io.github.sudokusat.";

    /** The one class of the core that uses threads, with its nested types: ojAlgo cannot be asked to poll limits. */
    private static final String RELAXATION = ROOT + "engine.ilp.OjAlgoRelaxation";

    /** The packages at the edge, which may use threads, clocks and files. */
    private static final String[] EDGES = {ROOT + "batch..", ROOT + "cli..", ROOT + "sat.process.."};

    /** For each package, the packages that it may use in addition to itself; it may also use whatever those may use. */
    private static final Map<String, List<String>> MAY_USE = new LinkedHashMap<>();

    static {
        MAY_USE.put("run", List.of());
        MAY_USE.put("primitive", List.of());
        MAY_USE.put("text", List.of());
        MAY_USE.put("grid", List.of("primitive", "text"));
        MAY_USE.put("grid.candidates.filter", List.of("grid"));
        MAY_USE.put("grid.candidates", List.of("grid.candidates.filter", "run"));
        MAY_USE.put("grid.symmetry", List.of("grid", "run"));
        MAY_USE.put("rule", List.of("grid"));
        MAY_USE.put("rule.cage", List.of("rule"));
        MAY_USE.put("rule.line", List.of("rule", "rule.language", "text"));
        MAY_USE.put("rule.outside", List.of("rule"));
        MAY_USE.put("rule.language", List.of("grid", "primitive"));
        MAY_USE.put("rule.pair", List.of("rule"));
        MAY_USE.put("rule.whole", List.of("rule"));
        MAY_USE.put(
                "format",
                List.of("grid.candidates", "rule.cage", "rule.line", "rule.outside", "rule.pair", "rule.whole"));
        MAY_USE.put("format.foreign.draft", List.of("format", "text"));
        MAY_USE.put("format.foreign.drawing", List.of("format.foreign.draft"));
        MAY_USE.put("format.foreign.fpuzzles", List.of("format.foreign.draft"));
        MAY_USE.put("format.foreign.iss", List.of("format.foreign.draft"));
        MAY_USE.put("format.foreign.killer", List.of("format.foreign.draft"));
        MAY_USE.put("format.foreign.penpa", List.of("format.foreign.drawing"));
        MAY_USE.put("format.foreign.sudokumaker", List.of("format.foreign.draft"));
        MAY_USE.put("format.foreign.sudokupad", List.of("format.foreign.drawing", "format.foreign.fpuzzles"));
        MAY_USE.put(
                "format.foreign",
                List.of(
                        "format.foreign.iss",
                        "format.foreign.killer",
                        "format.foreign.penpa",
                        "format.foreign.sudokumaker",
                        "format.foreign.sudokupad"));
        MAY_USE.put("format.read", List.of("format.foreign"));
        MAY_USE.put("format.svg", List.of("format", "text"));
        MAY_USE.put("cnf", List.of("text"));
        MAY_USE.put("cnf.card", List.of("cnf"));
        MAY_USE.put("cnf.proof", List.of("cnf"));
        MAY_USE.put("encode.rule", List.of("grid"));
        MAY_USE.put("encode", List.of("grid.candidates", "cnf.card", "encode.rule"));
        MAY_USE.put("linear", List.of("cnf"));
        MAY_USE.put("export", List.of("encode", "linear", "format.read"));
        MAY_USE.put("export.model", List.of("format.read", "grid.candidates"));
        MAY_USE.put("sat", List.of("cnf", "run"));
        MAY_USE.put("sat.sat4j", List.of("cnf.proof", "sat"));
        MAY_USE.put("sat.process", List.of("cnf.proof", "sat"));
        MAY_USE.put("engine", List.of("grid.candidates"));
        MAY_USE.put("engine.cdcl", List.of("engine", "encode", "sat"));
        MAY_USE.put("engine.anneal", List.of("engine"));
        MAY_USE.put("engine.backtrack", List.of("engine"));
        MAY_USE.put("engine.bits", List.of("engine"));
        MAY_USE.put("engine.pattern", List.of("engine"));
        MAY_USE.put("engine.propagate", List.of("engine"));
        MAY_USE.put("engine.ilp", List.of("engine", "encode"));
        MAY_USE.put("logic.step", List.of("grid.candidates"));
        MAY_USE.put("logic.pattern", List.of("logic.step", "run"));
        MAY_USE.put("logic.find", List.of("logic.pattern"));
        MAY_USE.put("logic.basic", List.of("logic.find"));
        MAY_USE.put("logic.fish", List.of("logic.find"));
        MAY_USE.put("logic.sets", List.of("logic.fish"));
        MAY_USE.put("logic.chain", List.of("logic.find"));
        MAY_USE.put("logic.unique", List.of("logic.find"));
        MAY_USE.put("logic", List.of("logic.basic", "logic.chain", "logic.fish", "logic.sets", "logic.unique"));
        MAY_USE.put("logic.rate", List.of("logic", "engine.propagate"));
        MAY_USE.put("count.contraction", List.of("run"));
        MAY_USE.put("count.classic", List.of("grid", "count.contraction"));
        MAY_USE.put("count.tworow", List.of("grid", "count.contraction"));
        MAY_USE.put("count", List.of("engine", "grid.symmetry", "count.classic", "count.tworow"));
        MAY_USE.put("prove.certificate", List.of("cnf.proof", "encode", "export", "prove.graph", "prove.mus", "sat"));
        MAY_USE.put("prove.graph", List.of("cnf.proof", "run"));
        MAY_USE.put("prove.mus", List.of("encode", "sat"));
        MAY_USE.put("prove.givens", List.of("engine", "encode", "sat", "prove.mus", "encode.rule"));
        MAY_USE.put("prove.rules", List.of("engine"));
        MAY_USE.put("prove.deduction", List.of("encode", "sat", "prove.givens"));
        MAY_USE.put(
                "solve",
                List.of(
                        "count",
                        "engine.anneal",
                        "engine.backtrack",
                        "engine.bits",
                        "engine.cdcl",
                        "engine.ilp",
                        "engine.pattern",
                        "engine.propagate",
                        "prove.givens",
                        "sat.sat4j"));
        MAY_USE.put("generate.uniform", List.of("count.classic", "count.tworow", "engine"));
        MAY_USE.put(
                "generate",
                List.of(
                        "encode",
                        "engine.bits",
                        "generate.uniform",
                        "grid.symmetry",
                        "logic",
                        "logic.rate",
                        "prove.mus"));
        MAY_USE.put(
                "answer",
                List.of(
                        "solve",
                        "generate",
                        "export",
                        "format.read",
                        "grid.symmetry",
                        "logic.rate",
                        "prove.certificate",
                        "prove.deduction",
                        "prove.givens",
                        "prove.rules",
                        "text"));
        MAY_USE.put("answer.logic", List.of("answer"));
        MAY_USE.put("answer.certificate", List.of("answer"));
        MAY_USE.put("answer.candidates", List.of("solve"));
        MAY_USE.put("answer.setter", List.of("answer.candidates", "answer.logic"));
        MAY_USE.put("answer.request", List.of("solve", "generate", "text"));
        MAY_USE.put("sheet", List.of("format.svg", "answer"));
        MAY_USE.put(
                "web",
                List.of(
                        "answer.candidates",
                        "answer.certificate",
                        "answer.logic",
                        "answer.request",
                        "generate.uniform",
                        "sheet"));
        MAY_USE.put("batch", List.of("solve"));
        MAY_USE.put("cli.input", List.of("engine.bits", "format.read"));
        MAY_USE.put("cli.output", List.of("answer", "cli.input"));
        MAY_USE.put(
                "cli.option",
                List.of(
                        "answer.logic",
                        "answer.request",
                        "cli.output",
                        "batch",
                        "engine.ilp",
                        "generate",
                        "logic",
                        "sat.process",
                        "sheet"));
        MAY_USE.put("cli.report", List.of("answer.logic", "cli.output"));
        MAY_USE.put("cli.quick", List.of("cli.output"));
        MAY_USE.put("cli.serve", List.of());
        MAY_USE.put("cli.setter", List.of("answer.setter"));
        MAY_USE.put("cli.question", List.of("cli.option", "cli.report"));
        MAY_USE.put("cli.run", List.of("cli.question"));
        MAY_USE.put("cli.command", List.of("answer.certificate", "cli.run", "cli.serve", "cli.setter", "export.model"));
        MAY_USE.put("cli", List.of("cli.command", "cli.quick"));
    }

    @ArchTest
    static void everyPackageUsesOnlyWhatItMay(JavaClasses classes) {
        for (String name : MAY_USE.keySet()) {
            Set<String> allowed = new TreeSet<>();
            collect(name, allowed);
            DescribedPredicate<JavaClass> own = resideInAPackage(ROOT.substring(0, ROOT.length() - 1) + "..");
            DescribedPredicate<JavaClass> permitted =
                    resideInAnyPackage(allowed.stream().map(p -> ROOT + p).toArray(String[]::new));
            noClasses()
                    .that()
                    .resideInAPackage(ROOT + name)
                    .should()
                    .dependOnClassesThat(own.and(DescribedPredicate.not(permitted)))
                    .because(name + " may use " + allowed)
                    .check(classes);
        }
    }

    private static void collect(String name, Set<String> allowed) {
        if (allowed.add(name)) {
            MAY_USE.get(name).forEach(other -> collect(other, allowed));
        }
    }

    /** The table in the documentation is the one that this test enforces. */
    @ArchTest
    static void theDocumentHasTheSameTable(JavaClasses classes) throws IOException {
        Map<String, List<String>> documented = new LinkedHashMap<>();
        Pattern row = Pattern.compile("\\| `([a-z0-9.]+)` \\| .* \\| ([^|]*) \\|");
        for (String line : Files.readAllLines(Path.of("src/site/markdown/architecture.md"))) {
            Matcher matcher = row.matcher(line);
            if (matcher.matches()) {
                String uses = matcher.group(2);
                documented.put(matcher.group(1), uses.equals("–") ? List.of() : List.of(uses.split(", ", -1)));
            }
        }
        assertThat(documented).isEqualTo(MAY_USE);
    }

    /** Whether a type and all types around it are public. */
    private static boolean isVisible(JavaClass type) {
        return type.getModifiers().contains(JavaModifier.PUBLIC)
                && type.getEnclosingClass().map(ArchitectureTest::isVisible).orElse(true);
    }

    /** What is not exported is left out of the checks of documentation and of compatibility, and the document says so. */
    @ArchTest
    static void thePomAndTheDocumentListThePackagesThatAreNotExported(JavaClasses classes) throws IOException {
        String descriptor = Files.readString(Path.of("src/main/java/module-info.java"));
        Set<String> hidden = new TreeSet<>(MAY_USE.keySet());
        hidden.removeIf(name -> descriptor.contains("exports " + ROOT + name + ";"));
        String pom = Files.readString(Path.of("pom.xml"));
        String doclint = pom.replaceAll("(?s).*<arg>-Xdoclint/package:([^<]*)</arg>.*", "$1");
        assertThat(namesIn("-" + Pattern.quote(ROOT) + "([a-z0-9.]+)", doclint))
                .as("doclint")
                .isEqualTo(hidden);
        assertThat(namesIn("<exclude>" + Pattern.quote(ROOT) + "([a-z0-9.]+)</exclude>", pom))
                .as("japicmp")
                .isEqualTo(hidden);
        String document = Files.readString(Path.of("src/site/markdown/stability.md"));
        String list = document.replaceAll("(?s).*reached but are not covered: ([^\n]*)\\.\n.*", "$1");
        assertThat(namesIn("`([a-z0-9.]+)`", list)).as("stability.md").isEqualTo(hidden);
    }

    private static Set<String> namesIn(String pattern, String text) {
        return Pattern.compile(pattern)
                .matcher(text)
                .results()
                .map(match -> match.group(1))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /** An embedder can name every type of the signatures that the module exports. */
    @ArchTest
    static void exportedSignaturesNameExportedTypes(JavaClasses classes) throws IOException {
        String descriptor = Files.readString(Path.of("src/main/java/module-info.java"));
        for (JavaClass type : classes) {
            if (isVisible(type) && isExported(type, descriptor)) {
                for (JavaCodeUnit unit : type.getCodeUnits()) {
                    if (unit.getModifiers().contains(JavaModifier.PUBLIC)
                            || unit.getModifiers().contains(JavaModifier.PROTECTED)) {
                        List<JavaClass> named = new ArrayList<>(unit.getRawParameterTypes());
                        named.add(unit.getRawReturnType());
                        assertThat(named).as(unit.getFullName()).allMatch(other -> isExported(other, descriptor));
                    }
                }
            }
        }
    }

    /**
     * Users give {@code Limits} and learn the reason why a computation stopped. A {@code Watch} is only for code that shares one among several
     * phases of a computation: engines, and our own packages.
     */
    @ArchTest
    static void aWatchIsTakenOnlyWhereSeveralPhasesShareIt(JavaClasses classes) throws IOException {
        String descriptor = Files.readString(Path.of("src/main/java/module-info.java"));
        Set<String> found = new TreeSet<>();
        for (JavaClass type : classes) {
            if (isVisible(type) && isExported(type, descriptor)) {
                for (JavaCodeUnit unit : type.getCodeUnits()) {
                    boolean isOpen = unit.getModifiers().contains(JavaModifier.PUBLIC)
                            || unit.getModifiers().contains(JavaModifier.PROTECTED);
                    if (isOpen
                            && unit.getRawParameterTypes().stream()
                                    .anyMatch(other -> other.getName().equals(ROOT + "run.Watch"))) {
                        found.add(type.getSimpleName() + "." + unit.getName());
                    }
                }
            }
        }
        assertThat(found)
                .containsExactly(
                        "CandidateGrid.placeAll",
                        "LogicSolver.path",
                        "Propagation.run",
                        "Puzzle.toCandidates",
                        "SudokuCnf.measure",
                        "SudokuCnf.writeTo",
                        "SudokuProgram.countVariables",
                        "SudokuProgram.walk",
                        "SudokuProgram.walkHouses");
    }

    private static boolean isExported(JavaClass type, String descriptor) {
        String name = type.getBaseComponentType().getPackageName();
        return !name.startsWith(ROOT) || descriptor.contains("exports " + name + ";");
    }

    /** A permission that nothing uses is stale. */
    @ArchTest
    static void everyPermissionIsUsed(JavaClasses classes) {
        Map<String, Set<String>> used = new TreeMap<>();
        for (JavaClass type : classes) {
            for (Dependency dependency : type.getDirectDependenciesFromSelf()) {
                used.computeIfAbsent(type.getPackageName(), key -> new TreeSet<>())
                        .add(dependency.getTargetClass().getPackageName());
            }
        }
        MAY_USE.forEach((name, others) -> {
            for (String other : others) {
                assertThat(used.getOrDefault(ROOT + name, Set.of()))
                        .as("packages that %s uses", name)
                        .contains(ROOT + other);
            }
        });
    }

    @ArchTest
    static final ArchRule EVERY_PACKAGE_IS_IN_THE_TABLE = classes()
            .should(new ArchCondition<>("reside in a package of the table") {
                @Override
                public void check(JavaClass type, ConditionEvents events) {
                    String name = type.getPackageName().replaceFirst("^io\\.github\\.sudokusat\\.?", "");
                    events.add(new SimpleConditionEvent(type, MAY_USE.containsKey(name), type.getName()));
                }
            });

    /** A figure for those who look for a place to split by meaning; no limit, which would move code to worse places. */
    @ArchTest
    static void theLargestPackagesArePrinted(JavaClasses classes) {
        Map<String, Integer> files = new TreeMap<>();
        for (JavaClass type : classes) {
            if (type.isTopLevelClass()) {
                files.merge(type.getPackageName(), 1, Integer::sum);
            }
        }
        assertThat(files).isNotEmpty();
        System.out.println("The packages with most files: "
                + files.entrySet().stream()
                        .sorted(Map.Entry.<String, Integer>comparingByValue().reversed())
                        .limit(5)
                        .map(entry -> entry.getKey() + " " + entry.getValue())
                        .collect(Collectors.joining(", ")));
    }

    @ArchTest
    static final ArchRule NO_CYCLES = slices().matching(ROOT + "(**)").should().beFreeOfCycles();

    @ArchTest
    static final ArchRule SAT4J_IS_SEEN_BY_ITS_ADAPTER_ALONE = noClasses()
            .that()
            .resideOutsideOfPackages(ROOT + "sat.sat4j..", ROOT + "engine.ilp..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("org.sat4j..");

    @ArchTest
    static final ArchRule SAT4J_DOES_NOT_LEAK_FROM_ITS_ADAPTER = noMethods()
            .that()
            .areDeclaredInClassesThat()
            .resideInAPackage(ROOT + "sat.sat4j..")
            .and()
            .areDeclaredInClassesThat()
            .arePublic()
            .and()
            .arePublic()
            .should()
            .haveRawParameterTypes(DescribedPredicate.anyElementThat(resideInAPackage("org.sat4j..")))
            .orShould()
            .haveRawReturnType(resideInAPackage("org.sat4j.."));

    @ArchTest
    static final ArchRule OJALGO_IS_SEEN_BY_ITS_ADAPTER_ALONE = noClasses()
            .that()
            .doNotHaveFullyQualifiedName(RELAXATION)
            .should()
            .dependOnClassesThat()
            .resideInAPackage("org.ojalgo..");

    @ArchTest
    static final ArchRule PICOCLI_IS_SEEN_BY_THE_COMMAND_LINE_ALONE = noClasses()
            .that()
            .resideOutsideOfPackage(ROOT + "cli..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("picocli..");

    /** The class that TeaVM needs to see its own library is compiled apart from the library, of src/page. */
    @ArchTest
    static final ArchRule TEAVM_IS_SEEN_BY_THE_WORKER_OF_THE_PAGE_ALONE = noClasses()
            .that()
            .resideOutsideOfPackage(ROOT + "web.worker")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("org.teavm..");

    @ArchTest
    static final ArchRule THE_HTTP_SERVER_IS_SEEN_BY_ITS_PACKAGE_ALONE = noClasses()
            .that()
            .resideOutsideOfPackage(ROOT + "cli.serve")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("com.sun.net.httpserver..");

    @ArchTest
    static final ArchRule THE_WEB_SOCKETS_ARE_SEEN_BY_THEIR_PACKAGE_ALONE = noClasses()
            .that()
            .resideOutsideOfPackage(ROOT + "cli.setter")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("org.java_websocket..");

    /** The HTTP server is documented, unlike the others, and has a module of its own. */
    @ArchTest
    static final ArchRule NOTHING_INTERNAL_TO_THE_JVM_IS_USED_BUT_SIGNALS = noClasses()
            .that()
            .haveNameNotMatching(ROOT.replace(".", "\\.") + "cli\\.run\\.Signals(\\$.*)?")
            .should()
            .dependOnClassesThat(resideInAnyPackage("sun..", "com.sun..", "jdk.internal..")
                    .and(DescribedPredicate.not(resideInAPackage("com.sun.net.httpserver"))));

    @ArchTest
    static final ArchRule THE_CORE_IS_FIT_FOR_A_BROWSER = noClasses()
            .that()
            .resideOutsideOfPackages(EDGES)
            .and()
            .doNotHaveFullyQualifiedName(RELAXATION)
            .should()
            .dependOnClassesThat(resideInAnyPackage(
                            "java.time..",
                            "java.nio.file..",
                            "java.nio.channels..",
                            "java.net..",
                            "java.util.zip..",
                            "java.util.concurrent.locks..",
                            "java.lang.reflect..",
                            "java.lang.invoke..",
                            "java.security..")
                    .or(named(
                            "java.io.File",
                            "java.io.FileInputStream",
                            "java.io.FileOutputStream",
                            "java.io.FileReader",
                            "java.io.FileWriter",
                            "java.io.RandomAccessFile",
                            "java.lang.Process",
                            "java.lang.ProcessBuilder",
                            "java.lang.ProcessHandle",
                            "java.lang.Runtime",
                            "java.lang.ThreadLocal",
                            "java.util.Scanner",
                            "java.util.SplittableRandom",
                            "java.util.Timer",
                            "java.util.concurrent.Executor",
                            "java.util.concurrent.Executors",
                            "java.util.concurrent.ExecutorService",
                            "java.util.concurrent.Future",
                            "java.util.concurrent.CompletableFuture",
                            "java.util.concurrent.ThreadLocalRandom",
                            "java.util.concurrent.atomic.LongAdder")))
            .because("it is to be compiled to JavaScript as well");

    @ArchTest
    static final ArchRule THREADS_ARE_ONLY_ASKED_WHETHER_THEY_ARE_INTERRUPTED = noClasses()
            .that()
            .resideOutsideOfPackages(EDGES)
            .and()
            .doNotHaveFullyQualifiedName(RELAXATION)
            .should()
            .accessTargetWhere(new DescribedPredicate<JavaAccess<?>>("is a thread, a clock or a stream of the system") {
                @Override
                public boolean test(JavaAccess<?> access) {
                    String owner = access.getTargetOwner().getName();
                    String member = access.getTarget().getName();
                    if (owner.equals("java.lang.Thread")) {
                        return !(access.getOriginOwner().getName().equals(ROOT + "run.Limits")
                                && (member.equals("currentThread") || member.equals("isInterrupted")));
                    }
                    return owner.equals("java.lang.System") && !member.equals("arraycopy");
                }
            });

    @ArchTest
    static final ArchRule THE_CORE_GIVES_THE_SAME_ANSWERS_IN_A_BROWSER = noClasses()
            .that()
            .resideOutsideOfPackages(EDGES)
            .should()
            .dependOnClassesThat(named("java.util.Random"))
            .orShould()
            .accessTargetWhere(new DescribedPredicate<JavaAccess<?>>("reads a CharBuffer as a Readable") {
                @Override
                public boolean test(JavaAccess<?> access) {
                    if (!access.getTargetOwner().getName().equals("java.nio.CharBuffer")
                            || !(access.getTarget() instanceof CodeUnitAccessTarget called)) {
                        return false;
                    }
                    String first = called.getRawParameterTypes().isEmpty()
                            ? ""
                            : called.getRawParameterTypes().get(0).getName();
                    return called.getName().equals("read")
                            || (called.getName().equals("wrap") && first.equals("java.lang.CharSequence"));
                }
            })
            .orShould()
            .callMethod(Map.class, "copyOf", Map.class)
            .because(
                    "there a Random has another sequence, a CharBuffer that is read never ends, and an empty copy of a map breaks off when it is asked");

    /**
     * One use brings all of it, a tenth of what a browser has to load: regular expressions, or formats with the names and currencies of countries.
     */
    @ArchTest
    static final ArchRule THE_CORE_NEEDS_NEITHER_REGULAR_EXPRESSIONS_NOR_FORMATS = noClasses()
            .that()
            .resideOutsideOfPackages(EDGES)
            .should()
            .dependOnClassesThat(resideInAPackage("java.util.regex..").or(named("java.util.Formatter")))
            .orShould()
            .accessTargetWhere(new DescribedPredicate<JavaAccess<?>>("uses them by way of String") {
                @Override
                public boolean test(JavaAccess<?> access) {
                    return access.getTargetOwner().getName().equals("java.lang.String")
                            && List.of("format", "formatted", "matches", "replaceAll", "replaceFirst", "split")
                                    .contains(access.getTarget().getName());
                }
            });

    @ArchTest
    static final ArchRule ONLY_THE_COMMAND_LINE_PRINTS = noClasses()
            .that()
            .resideOutsideOfPackage(ROOT + "cli..")
            .should()
            .accessTargetWhere(new DescribedPredicate<JavaAccess<?>>("is System.out, System.err or exit") {
                @Override
                public boolean test(JavaAccess<?> access) {
                    return access.getTargetOwner().getName().equals("java.lang.System")
                            && List.of("out", "err", "in", "exit")
                                    .contains(access.getTarget().getName());
                }
            });

    @ArchTest
    static final ArchRule PUBLIC_CLASSES_ARE_FINAL_OR_MEANT_TO_BE_EXTENDED = classes()
            .that()
            .arePublic()
            .and()
            .areNotInterfaces()
            .and()
            .areNotEnums()
            .and()
            .resideOutsideOfPackage(ROOT + "cli..")
            .should(new ArchCondition<>("be final, sealed or abstract") {
                @Override
                public void check(JavaClass type, ConditionEvents events) {
                    boolean closed = type.getModifiers().contains(JavaModifier.FINAL)
                            || type.getModifiers().contains(JavaModifier.ABSTRACT)
                            || type.reflect().isSealed();
                    events.add(new SimpleConditionEvent(type, closed, type.getName() + " is open"));
                }
            });

    private static DescribedPredicate<JavaClass> named(String... names) {
        List<String> list = List.of(names);
        return DescribedPredicate.describe("one of " + list, (JavaClass type) -> list.contains(type.getName()));
    }
}
