package io.github.sudokusat.web.worker;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the build finds in the page's sources, and changes in them, before and after esbuild makes bundles of them. */
class BundleTest {

    private static final String INDEX = """
            <head>
            <link rel="stylesheet" href="style.css">
            <link rel="stylesheet" href="panels/panels.css">
            <link rel="stylesheet" href="print.css" media="print">
            <script src="theme.js"></script>
            <script type="module" src="app.js"></script>
            </head>
            """;

    @TempDir
    Path folder;

    private void write(String name, String text) throws IOException {
        Path file = folder.resolve(name);
        Files.createDirectories(Objects.requireNonNull(file.getParent()));
        Files.writeString(file, text);
    }

    private String read(String name) throws IOException {
        return Files.readString(folder.resolve(name));
    }

    @Test
    void whatIsLoadedLaterImportsTheFirstModule() throws IOException {
        write("app.js", "import { t } from './text.js';\nimport { panels } from './panels/index.js';\n");
        write("text.js", "import { all } from './text/en/index.js';\nconst load = (path) => import(path);\n");
        write("text/en/index.js", "import page from './page.js';");
        write("text/en/page.js", "");
        write("text/en/articles.js", "");
        write("text/de/index.js", "export default {};");
        write("text/de/page.js", "");
        write("panels/index.js", "export const load = () => import('./files.js');");
        write("panels/files.js", "const one = /** @type {import('../types.js').One} */ (import('../letters.js'));");
        write("letters.js", "export default '';");
        write("types.js", "");

        assertThat(Modules.in(folder).joinLaterToFirst())
                .containsExactly("letters.js", "panels/files.js", "text/de/index.js", "text/en/articles.js");
        assertThat(read("letters.js")).isEqualTo("export default '';\nimport './app.js';\n");
        assertThat(read("panels/files.js")).endsWith("\nimport './../app.js';\n");
        assertThat(read("text/de/index.js")).endsWith("\nimport './../../app.js';\n");
        assertThat(read("panels/index.js")).doesNotContain("app.js");
    }

    @Test
    void importsAreFoundInSourcesAndBundles() {
        assertThat(
                        Modules.imports(
                                "import a from './a.js';\nimport {\n  b } from './sub/b.js';\nimport './c.js';\nimport('./d.js');\n"))
                .containsExactly("a.js", "sub/b.js", "c.js");
        assertThat(Modules.imports("import{xa as a}from\"./chunk-A1.js\";import\"./chunk-B2.js\";export{a as app};"))
                .containsExactly("chunk-A1.js", "chunk-B2.js");
    }

    @Test
    void oneStyleSheetImportsAllInTheirOrder() {
        assertThat(IndexPage.of(INDEX).styleImports()).isEqualTo("""
                @import './style.css';
                @import './panels/panels.css';
                @import './print.css' print;
                """);
    }

    @Test
    void theIndexNamesWhatIsLoadedAtFirst() {
        assertThat(IndexPage.of(INDEX).bundled("style.css", List.of("chunk-A1.js")))
                .isEqualTo("""
                <head>
                <link rel="stylesheet" href="style.css">
                <script src="theme.js"></script>
                <script type="module" src="app.js"></script>
                <link rel="modulepreload" href="chunk-A1.js">
                </head>
                """);
    }

    @Test
    void anIndexThatIsWrittenOtherwiseIsRefused() {
        for (String text : List.of(INDEX.replace("app.js\"", "app.js\" async"), INDEX.replace("stylesheet", "style"))) {
            assertThatThrownBy(() -> IndexPage.of(text).bundled("style.css", List.of()))
                    .isInstanceOf(IllegalStateException.class)
                    .hasMessageStartingWith("index.html");
        }
    }
}
