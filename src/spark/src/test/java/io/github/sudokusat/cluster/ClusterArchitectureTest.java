package io.github.sudokusat.cluster;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The packages for Spark: layers that point one way, an edge of the library, and the only place that sees Spark. */
class ClusterArchitectureTest {

    private static final String ROOT = "io.github.sudokusat.";

    private static final JavaClasses CLASSES =
            new ClassFileImporter().importPath(Path.of("src", "spark", "target", "classes"));

    @ParameterizedTest
    @CsvSource({
        "cluster.task, cluster.sql cluster.job cluster.single cluster cli web",
        "cluster.sql, cluster.job cluster.single cluster cli cli.. web",
        "cluster.job, cluster.sql cluster.single cluster web",
        "cluster.single, cluster.sql cluster.job cluster web",
        "cluster, web"
    })
    void layersPointOneWay(String layer, String others) {
        String[] forbidden = others.lines()
                .flatMap(line -> Arrays.stream(line.split(" ")))
                .map(other -> ROOT + other)
                .toArray(String[]::new);
        noClasses()
                .that()
                .resideInAPackage(ROOT + layer)
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(forbidden)
                .check(CLASSES);
    }

    @Test
    void packagesHaveNoCycles() {
        slices().matching(ROOT + "cluster.(*)..").should().beFreeOfCycles().check(CLASSES);
    }
}
