package io.github.sudokusat.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringReader;
import java.util.Random;
import javax.xml.parsers.DocumentBuilderFactory;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Element;
import org.xml.sax.InputSource;

class XmlTextTest {

    private static String xml(String text) throws IOException {
        StringBuilder out = new StringBuilder();
        XmlText.append(out, text);
        return out.toString();
    }

    @Test
    void escapesWhatHasAMeaning() throws IOException {
        assertThat(xml("")).isEmpty();
        assertThat(xml("a<b>&amp;\"c'é𝟏")).isEqualTo("a&lt;b&gt;&amp;amp;&quot;c&#39;é𝟏");
        assertThat(xml("\0a\u001b\ud800b\udc00\uffff")).isEqualTo("\ufffda\ufffd\ufffdb\ufffd\ufffd");
    }

    @Property(tries = 300)
    void everyTextIsReadBack(@ForAll Random random) throws Exception {
        StringBuilder text = new StringBuilder();
        for (int n = random.nextInt(30); n > 0; n--) {
            char[] special = {'<', '&', '>', '"', '\'', ']', '\ud835', '\udfcf', (char) random.nextInt(1 << 16)};
            text.append(special[random.nextInt(special.length)]);
        }
        String escaped = xml(text.toString());
        Element root = DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(new InputSource(new StringReader("<a b='" + escaped + "'>" + escaped + "</a>")))
                .getDocumentElement();
        // A parser replaces line ends, in attributes also tabs, by others.
        String expected = text.toString()
                .replaceAll("[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f\\ufffe\\uffff]", "\ufffd")
                .replaceAll("\\p{Cs}", "\ufffd")
                .replaceAll("\r\n?", "\n");
        assertThat(root.getTextContent()).isEqualTo(expected);
        assertThat(root.getAttribute("b")).isEqualTo(expected.replaceAll("[\t\n]", " "));
    }
}
