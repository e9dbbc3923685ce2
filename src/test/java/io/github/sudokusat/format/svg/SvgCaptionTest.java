package io.github.sudokusat.format.svg;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.format.Credits;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

class SvgCaptionTest {

    private static final String CHARACTERS = "abc <>&\"'éMWQ数獨ガ한！\uD83D\uDE00";

    private static String words(Random random, int most, boolean hasLines) {
        StringBuilder text = new StringBuilder();
        int length = random.nextInt(most + 1);
        for (int i = 0; i < length; i++) {
            int symbols = CHARACTERS.codePointCount(0, CHARACTERS.length());
            text.appendCodePoint(CHARACTERS.codePointAt(CHARACTERS.offsetByCodePoints(0, random.nextInt(symbols))));
            if (hasLines && random.nextInt(40) == 0) {
                text.append('\n');
            }
        }
        return text.toString();
    }

    private static List<Element> texts(Element picture) {
        NodeList found = picture.getElementsByTagName("text");
        List<Element> texts = new ArrayList<>();
        for (int i = 0; i < found.getLength(); i++) {
            texts.add((Element) found.item(i));
        }
        return texts;
    }

    private static int number(Element element, String name) {
        return Integer.parseInt(element.getAttribute(name));
    }

    private static String withoutSpace(String text) {
        return text.replaceAll("\\s", "");
    }

    /** What a text takes at least, in parts of its size, in any font of the field. */
    private static double least(String text) {
        return text.codePoints()
                .mapToDouble(c -> switch (Character.UnicodeScript.of(c)) {
                    case HAN, HANGUL, KATAKANA -> 1;
                    default ->
                        c > 0xFFFF || c == '！' || c == 'W' ? 1 : c == 'M' ? 0.85 : Character.isUpperCase(c) ? 0.7 : 0.3;
                })
                .sum();
    }

    /** Lines of usual words are nearly as full as before, those of wide characters half as long. */
    @Test
    void linesAreBrokenWhereTheyAreFull() {
        assertThat(lines("Digits along a thermometer increase from the bulb. Normal sudoku rules apply. ".repeat(2)))
                .containsExactly(
                        "Digits along a thermometer increase from the bulb.",
                        "Normal sudoku rules apply. Digits along a thermometer",
                        "increase from the bulb. Normal sudoku rules apply.");
        assertThat(lines("通常の数独のルールに従います。温度計に沿って数字は増加します。球根から始まります。"))
                .containsExactly("通常の数独のルールに従います。温度計に沿って数字は増加しま", "す。球根から始まります。");
        assertThat(lines("MWMW".repeat(10))).hasSize(2);
        // A family is one character for readers.
        String family = "\uD83D\uDC68\u200D\uD83D\uDC69\u200D\uD83D\uDC67";
        assertThat(lines(family.repeat(25))).containsExactly(family.repeat(21), family.repeat(4));
    }

    private static List<String> lines(String rules) {
        String picture =
                SvgPicture.create().withCredits(Credits.of("", "", rules)).format(Grid.empty(Layout.classic()));
        return texts(Drawing.parse(picture)).stream()
                .map(Element::getTextContent)
                .toList();
    }

    /** All that is said stands in the picture, in lines that are not too long, outside the grid, one below the other. */
    @Property(tries = 200)
    void nothingOfTheWordsIsLost(@ForAll Random random) {
        Layout layout = random.nextBoolean() ? Layout.classic() : Layout.rectangle(4, 6, 6);
        Credits credits = Credits.of(words(random, 90, false), words(random, 60, false), words(random, 900, true));
        Element picture = Drawing.parse(SvgPicture.create().withCredits(credits).format(Grid.empty(layout)));
        List<Element> texts = texts(picture);
        assertThat(withoutSpace(texts.stream().map(Element::getTextContent).collect(Collectors.joining())))
                .isEqualTo(withoutSpace(credits.title() + credits.author() + credits.rules()));
        String[] box = picture.getAttribute("viewBox").split(" ", -1);
        int top = Integer.parseInt(box[1]);
        int bottom = top + Integer.parseInt(box[3]);
        int last = top;
        for (Element text : texts) {
            int y = number(text, "y");
            assertThat(y).isBetween(last, bottom);
            assertThat(y <= 0 || y > layout.rows() * 60).as("outside the grid").isTrue();
            assertThat(least(text.getTextContent()) * number(text, "font-size"))
                    .isLessThanOrEqualTo(layout.columns() * 60);
            last = y;
        }
    }

    @Test
    void aPictureWithoutWordsIsTheGridAlone() {
        SvgPicture picture = SvgPicture.create();
        Grid grid = Grid.empty(Layout.classic());
        assertThat(picture.withCredits(Credits.NONE).format(grid)).isEqualTo(picture.format(grid));
        assertThat(picture.withCredits(Credits.of("Stars", "", "")).format(grid))
                .contains(">Stars</text>")
                .contains("viewBox=\"-3 -56 546 599\"");
    }
}
