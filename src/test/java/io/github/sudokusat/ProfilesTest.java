package io.github.sudokusat;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.objectweb.asm.AnnotationVisitor;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.w3c.dom.Element;
import org.w3c.dom.Node;

/** The tags of the compiled tests, and which of them the profiles of the pom run. */
class ProfilesTest {

    /** What all builds of this repository inherit. */
    private static final Path PARENT = Path.of("src/parent/pom.xml");

    private static final String TAG = "Lorg/junit/jupiter/api/Tag;";
    private static final Pattern REFERENCE = Pattern.compile("\\$\\{([^}]+)}");

    private static Stream<Element> children(Element parent, String name) {
        return Stream.iterate(parent.getFirstChild(), node -> node != null, Node::getNextSibling)
                .filter(Element.class::isInstance)
                .map(Element.class::cast)
                .filter(child -> child.getTagName().equals(name));
    }

    private static Element pom() throws Exception {
        return DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(PARENT.toFile())
                .getDocumentElement();
    }

    /** The expression of the tags that are left out, as Maven resolves it. */
    private static Set<String> excluded(List<String> profiles) throws Exception {
        Element pom = pom();
        Map<String, String> values = new LinkedHashMap<>();
        properties(pom, values);
        for (Element all : children(pom, "profiles").toList()) {
            for (Element profile : children(all, "profile").toList()) {
                if (profiles.contains(text(profile, "id"))) {
                    properties(profile, values);
                }
            }
        }
        String expression = resolved("${test.excluded.groups}", values);
        return new HashSet<>(Arrays.asList(expression.split(" \\| ", -1)));
    }

    private static String text(Element parent, String name) {
        return children(parent, name).map(Element::getTextContent).findFirst().orElse("");
    }

    private static void properties(Element parent, Map<String, String> values) {
        children(parent, "properties").forEach(properties -> {
            for (Node node = properties.getFirstChild(); node != null; node = node.getNextSibling()) {
                values.put(node.getNodeName(), node.getTextContent());
            }
        });
    }

    private static String resolved(String text, Map<String, String> values) {
        Matcher reference = REFERENCE.matcher(text);
        return reference.replaceAll(
                found -> Matcher.quoteReplacement(resolved(values.getOrDefault(found.group(1), "?"), values)));
    }

    /** The tags of each test, its class's among them; tests that jqwik runs have none. */
    private static List<Set<String>> tests() throws Exception {
        Path classes = Path.of(ProfilesTest.class
                .getProtectionDomain()
                .getCodeSource()
                .getLocation()
                .toURI());
        try (Stream<Path> files = Files.walk(classes)) {
            return files.filter(file -> file.toString().endsWith(".class"))
                    .flatMap(file -> tests(file).stream())
                    .toList();
        }
    }

    private static List<Set<String>> tests(Path file) {
        try (InputStream in = Files.newInputStream(file)) {
            Tags tags = new Tags();
            new ClassReader(in).accept(tags, ClassReader.SKIP_CODE);
            return tags.methods.values().stream()
                    .filter(own -> own.remove("test"))
                    .peek(own -> own.addAll(tags.ofClass))
                    .toList();
        } catch (IOException e) {
            throw new AssertionError(file.toString(), e);
        }
    }

    /** Collects the tags of a class and of its methods, and the word {@code test} for those that JUnit runs. */
    private static final class Tags extends ClassVisitor {

        private final Set<String> ofClass = new TreeSet<>();
        private final Map<String, Set<String>> methods = new LinkedHashMap<>();

        Tags() {
            super(Opcodes.ASM9);
        }

        @Override
        public AnnotationVisitor visitAnnotation(String type, boolean isVisible) {
            return new Reader(type, ofClass);
        }

        @Override
        public MethodVisitor visitMethod(int access, String name, String type, String signature, String[] exceptions) {
            Set<String> own = methods.computeIfAbsent(name + type, key -> new TreeSet<>());
            return new MethodVisitor(Opcodes.ASM9) {
                @Override
                public AnnotationVisitor visitAnnotation(String annotation, boolean isVisible) {
                    if (annotation.endsWith("Test;")) {
                        own.add("test");
                    }
                    return new Reader(annotation, own);
                }
            };
        }
    }

    /** Reads one tag, or several in their container. */
    private static final class Reader extends AnnotationVisitor {

        private final boolean isTag;
        private final Set<String> tags;

        Reader(String type, Set<String> tags) {
            super(Opcodes.ASM9);
            this.isTag = type.equals(TAG);
            this.tags = tags;
        }

        @Override
        public void visit(String name, Object value) {
            if (isTag) {
                tags.add(value.toString());
            }
        }

        @Override
        public AnnotationVisitor visitAnnotation(String name, String type) {
            return new Reader(type, tags);
        }

        @Override
        public AnnotationVisitor visitArray(String name) {
            return this;
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {"''; slow", "slow; ''"})
    void profilesRunWhatTheySay(String profile, String left) throws Exception {
        Set<String> excluded = excluded(List.of(profile));
        excluded.remove("none");
        assertThat(excluded).isEqualTo(left.isEmpty() ? Set.of() : Set.of(left));
        List<Set<String>> run = tests().stream()
                .filter(tags -> tags.stream().noneMatch(excluded::contains))
                .toList();
        assertThat(run).hasSizeGreaterThan(1000);
        long slow = run.stream().filter(tags -> tags.contains("slow")).count();
        assertThat(slow > 0).as("%s: %d slow tests", profile, slow).isEqualTo(!excluded.contains("slow"));
    }

    /** A build of its own has nothing to say about tags, so {@code -Pslow} means the same in each. */
    @ParameterizedTest
    @ValueSource(strings = {"pom.xml", "src/page/pom.xml", "src/spark/pom.xml", "src/jmh/pom.xml"})
    void everyBuildInheritsTagsAndLimits(String file) throws Exception {
        String pom = Files.readString(Path.of(file));
        assertThat(pom)
                .contains("<artifactId>sudoku-sat-parent</artifactId>")
                .doesNotContain("excludedGroups", "<id>slow</id>", "test.exclude", "<test.timeout>", "<test.seed");
    }

    @Test
    void bothPluginsOfTestsLeaveOutTheSameTags() throws Exception {
        String pom = Files.readString(PARENT);
        assertThat(pom.split("<excludedGroups>\\$\\{test\\.excluded\\.groups}</excludedGroups>", -1))
                .hasSize(3);
        assertThat(pom.split("<excludedGroups>", -1)).hasSize(3);
    }
}
