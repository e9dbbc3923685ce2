package io.github.sudokusat.encode;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Locale;
import java.util.Set;
import org.junit.jupiter.api.Test;

class AtMostOneMethodTest {

    @Test
    void findsEachMethodByItsName() {
        for (AtMostOneMethod method : AtMostOneMethod.values()) {
            assertThat(AtMostOneMethod.named(method.text())).contains(method);
        }
    }

    @Test
    void hasTheNamesOfTheCommandLine() {
        assertThat(AtMostOneMethod.values())
                .extracting(AtMostOneMethod::text)
                .containsExactly("pairwise", "sequential", "commander", "product", "binary", "bimander");
    }

    @Test
    void findsNoMethodByAnotherName() {
        assertThat(AtMostOneMethod.named("Pairwise")).isEmpty();
        assertThat(AtMostOneMethod.named("")).isEmpty();
    }

    @Test
    void sharesOneEncoderOfItsOwnPerMethod() {
        Set<Class<?>> classes = new HashSet<>();
        for (AtMostOneMethod method : AtMostOneMethod.values()) {
            assertThat(method.encoder()).isSameAs(method.encoder());
            assertThat(classes.add(method.encoder().getClass())).isTrue();
            assertThat(method.encoder().getClass().getSimpleName().toLowerCase(Locale.ROOT))
                    .startsWith(method.text());
        }
    }
}
