package io.github.sudokusat.web.worker;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

/** What the build changes in the core before it is optimized, in a module of one class, {@code $d}, and its table, {@code $t}. */
class CoreTextTest {

    private static final String MODULE = """
            (module
             (type $v (func))
             (type $D (sub (struct (field (mut (ref null $T))) (field (mut i32)) (field (mut (ref null $S))))))
             (type $T (sub (struct (field (mut (ref null $D))) (field (mut (ref null $v))) (field (mut (ref null $v))))))
             (type $S (sub (struct (field (mut i64)))))
             (import "teavmJso" "defineFunction" (func $define (type $x) (param funcref i32) (result externref)))
             (global $t (ref $T) (struct.new_default $T))
             (global $s (ref $S) (struct.new_default $S))
             (global $d (ref $D) (struct.new_default $D))
             (export "ask" (global $a))
             (export "teavm.malloc" (func $malloc))
             (start $start)
             (func $fill (type $f) (param $0 (ref $D)) (param $1 i32)
              (struct.set $D 1
               (local.get $0)
               (local.get $1)
              )
             )
             (func $table (type $g) (param $0 (ref $T)) (param $1 (ref $D))
              (struct.set $T 1
               (local.get $0)
               (ref.func $inherited)
              )
              (struct.set $T 0
               (local.get $0)
               (local.get $1)
              )
              (struct.set $D 0
               (local.get $1)
               (local.get $0)
              )
             )
             (func $start (type $v)
              (call $fill
               (global.get $d)
               (i32.const 7)
              )
              (struct.set $D 2
               (global.get $d)
               (global.get $s)
              )
              (call $table
               (global.get $t)
               (global.get $d)
              )
              (struct.set $T 1
               (global.get $t)
               (ref.func $own)
              )
              (drop
               (call $define
                (ref.func $answer)
                (i32.const 0)
               )
              )
             )
            )
            """;

    @Test
    void tablesAreConstantsAfterTheDescriptionsToWhichTheyRefer() {
        assertThat(VirtualTables.constant(MODULE))
                .containsSubsequence(
                        "(global $d (ref $D) (struct.new $D (ref.null $T) (i32.const 7) (ref.null $S)))",
                        "(global $t (ref $T) (struct.new $T (global.get $d) (ref.func $own) (ref.null $v)))",
                        "(global $s (ref $S) (struct.new_default $S))")
                .containsOnlyOnce("(global $d ")
                .containsOnlyOnce("(global $t ");
    }

    @Test
    void theStartFillsInWhatNoConstantCanHoldAndDoesTheRest() {
        assertThat(WasmText.statements(WasmText.function(VirtualTables.constant(MODULE), "$start")))
                .containsExactly(
                        "\n  (struct.set $D 0 (global.get $d) (global.get $t))",
                        "\n  (struct.set $D 2 (global.get $d) (global.get $s))",
                        "\n  (drop\n   (call $define\n    (ref.func $answer)\n    (i32.const 0)\n   )\n  )");
    }

    @Test
    void whatJavaScriptCallsIsExportedAndNothingElse() {
        assertThat(JavaScriptCalls.exported(MODULE).lines().filter(line -> line.startsWith(" (export")))
                .containsExactly(" (export \"ask\" (global $a))", " (export \"called0\" (func $answer))");
    }

    @Test
    void emptyFieldsAreZeroOrNull() {
        assertThat(WasmText.defaults(MODULE, "$S")).containsExactly("(i64.const 0)");
        assertThat(WasmText.defaults(
                        "(type $N (sub $O (struct (field (mut eqref)) (field (mut i8)) (field f64))))\n", "$N"))
                .containsExactly("(ref.null eq)", "(i32.const 0)", "(f64.const 0)");
    }

    @Test
    void aModuleWithoutAStartIsRefused() {
        assertThatThrownBy(() -> VirtualTables.constant("(module\n)"))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("the module has no start function");
    }

    @Test
    void customSectionsAreCopiedWhole() {
        String custom = "\0\u0006\u0004name!" + "\0\u0002\u0001b";
        String module = "\0asm\1\0\0\0" + "\1\2ab" + "\0\u0006\u0004name!" + "\12\1x" + "\0\u0002\u0001b";
        assertThat(CustomSections.of(module.getBytes(StandardCharsets.ISO_8859_1)))
                .isEqualTo(custom.getBytes(StandardCharsets.ISO_8859_1));
    }
}
