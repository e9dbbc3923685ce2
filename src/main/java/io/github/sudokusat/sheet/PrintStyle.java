package io.github.sudokusat.sheet;

/** The style sheet of a sheet. No page is ever broken, because each has the height of the paper within its margins. */
final class PrintStyle {

    /** The rules that depend on the paper and the places of pictures: MARGIN, WIDTH, HEIGHT and so on are replaced. */
    private static final String COMMON = """
            @page { size: PAPER; margin: MARGINmm; }
            html { color-scheme: light; }
            body { margin: 0; background: #fff; color: #000; font: 11pt/1.25 Helvetica, Arial, "Liberation Sans", sans-serif; }
            section { width: WIDTHmm; height: HEIGHTmm; overflow: hidden; break-inside: avoid; }
            section + section { break-before: page; }
            header { display: flex; justify-content: space-between; align-items: baseline; height: HEADERmm; }
            h1, h2, p { margin: 0; overflow: hidden; white-space: nowrap; text-overflow: ellipsis; }
            h1, h2 { font-size: 13pt; min-width: 0; }
            header p { flex: none; padding-left: 5mm; font-size: 9pt; }
            .puzzles, .solutions { display: grid; justify-content: space-around; }
            figure { margin: 0; min-width: 0; overflow: hidden; break-inside: avoid; }
            svg { display: block; width: 100%; height: auto; }
            figcaption { padding-top: 1mm; }
            .solutions figcaption { font-size: 9pt; }
            p.note { white-space: normal; max-height: 2.5em; font-size: 8pt; }
            p.words { padding-top: 1mm; white-space: pre-line; font-size: 8pt; }
            @media screen { section { margin: 8mm auto; } }
            """;

    private PrintStyle() {}

    /** The style sheet for a paper, with the places of puzzles and of solutions. */
    static String of(Paper paper, PageGrid puzzles, PageGrid solutions) {
        return COMMON.replace("PAPER", paper.css())
                        .replace("MARGIN", Integer.toString(PageGrid.MARGIN))
                        .replace("WIDTH", Integer.toString(PageGrid.width(paper)))
                        .replace("HEIGHT", Integer.toString(PageGrid.height(paper)))
                        .replace("HEADER", Integer.toString(PageGrid.HEADER))
                + places(".puzzles", puzzles)
                + places(".solutions", solutions);
    }

    private static String places(String selector, PageGrid places) {
        return selector + " { grid-template-columns: repeat(" + places.columns() + ", " + places.size()
                + "mm); grid-auto-rows: " + places.rowHeight() + "mm; }\n";
    }
}
