package io.github.sudokusat.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

class JsonObjectTest {

    @Test
    void objectsWithinEachOtherMayHaveTheSameKeys() {
        StringBuilder out = new StringBuilder();
        new JsonObject(out)
                .put("a", 1)
                .putObject("b", inner -> inner.put("a", "x").putNull("b"))
                .put("c", List.of(1, 2), (value, inner) -> inner.put("a", value))
                .end();
        assertThat(out).hasToString("{\"a\":1,\"b\":{\"a\":\"x\",\"b\":null},\"c\":[{\"a\":1},{\"a\":2}]}\n");
    }

    /** Readers keep one of the values, and not all the same one. */
    @Test
    void aKeyThatIsThereIsRefused() {
        JsonObject json = new JsonObject(new StringBuilder()).put("a", 1).put("b", true);
        assertThatThrownBy(() -> json.put("a", "x"))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("the object already has the key a");
    }
}
