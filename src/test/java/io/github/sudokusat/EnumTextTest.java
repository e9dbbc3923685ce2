package io.github.sudokusat;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.lang.reflect.Method;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every public enum that has words for people, those to come included, prints them: the same in a log line as on the command line. */
class EnumTextTest {

    @ParameterizedTest
    @MethodSource("enums")
    void constantsPrintTheirText(Class<?> type) throws ReflectiveOperationException {
        Method text = type.getMethod("text");
        for (Object constant : type.getEnumConstants()) {
            assertThat(constant).hasToString((String) text.invoke(constant));
        }
    }

    /** The enums that can be asked by a text answer with the constant of that text. */
    @ParameterizedTest
    @MethodSource("enums")
    void constantsAreFoundByTheirText(Class<?> type) throws ReflectiveOperationException {
        List<Method> named = Arrays.stream(type.getMethods())
                .filter(method -> method.getName().equals("named") && method.getReturnType() == Optional.class)
                .toList();
        for (Method method : named) {
            for (Object constant : type.getEnumConstants()) {
                assertThat(method.invoke(null, constant.toString())).isEqualTo(Optional.of(constant));
            }
        }
    }

    static Stream<Class<?>> enums() {
        return new ClassFileImporter()
                .importPath(Path.of("target/classes")).stream()
                        .filter(JavaClass::isEnum)
                        .filter(type -> type.tryGetMethod("text").isPresent())
                        .sorted((one, other) -> one.getName().compareTo(other.getName()))
                        .map(JavaClass::reflect);
    }
}
