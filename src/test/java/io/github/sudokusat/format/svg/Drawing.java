package io.github.sudokusat.format.svg;

import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.xml.parsers.DocumentBuilderFactory;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

/** The parts of a picture, as an XML parser finds them. */
public final class Drawing {

    private static final Pattern LINE =
            Pattern.compile("M(-?[0-9.]+) (-?[0-9.]+)(?:H([0-9.-]+)|V([0-9.-]+)|L([0-9.-]+) ([0-9.-]+))");

    /** A line from a point to another one. */
    record Line(double x1, double y1, double x2, double y2) {

        boolean covers(double x, double y) {
            double near = 1e-6;
            return x >= Math.min(x1, x2) - near
                    && x <= Math.max(x1, x2) + near
                    && y >= Math.min(y1, y2) - near
                    && y <= Math.max(y1, y2) + near;
        }
    }

    /** A text, and how it or its group says that it is drawn. */
    record Text(double x, double y, double size, boolean isBold, String text) {}

    private final Element root;

    private Drawing(Element root) {
        this.root = root;
    }

    /** Parses a text that must be well-formed. */
    public static Element parse(String xml) {
        try {
            return DocumentBuilderFactory.newInstance()
                    .newDocumentBuilder()
                    .parse(new InputSource(new StringReader(xml)))
                    .getDocumentElement();
        } catch (Exception e) {
            throw new AssertionError(xml, e);
        }
    }

    static Drawing of(String svg) {
        return new Drawing(parse(svg));
    }

    Element root() {
        return root;
    }

    /** The lines of the paths with a colour; all that are drawn with the width, if it is not null. */
    List<Line> lines(String stroke, String width) {
        List<Line> lines = new ArrayList<>();
        NodeList paths = root.getElementsByTagName("path");
        for (int i = 0; i < paths.getLength(); i++) {
            Element path = (Element) paths.item(i);
            if (path.getAttribute("stroke").equals(stroke)
                    && path.getAttribute("stroke-width").matches(width)) {
                Matcher line = LINE.matcher(path.getAttribute("d"));
                while (line.find()) {
                    double x = Double.parseDouble(line.group(1));
                    double y = Double.parseDouble(line.group(2));
                    lines.add(new Line(x, y, number(x, line, 3, 5), number(y, line, 4, 6)));
                }
            }
        }
        return lines;
    }

    private static double number(double other, Matcher line, int group, int otherGroup) {
        String text = line.group(group) == null ? line.group(otherGroup) : line.group(group);
        return text == null ? other : Double.parseDouble(text);
    }

    List<Text> texts() {
        List<Text> found = new ArrayList<>();
        NodeList texts = root.getElementsByTagName("text");
        for (int i = 0; i < texts.getLength(); i++) {
            Element text = (Element) texts.item(i);
            Element group = (Element) text.getParentNode();
            found.add(new Text(
                    Double.parseDouble(text.getAttribute("x")),
                    Double.parseDouble(text.getAttribute("y")),
                    Double.parseDouble((text.hasAttribute("font-size") ? text : group).getAttribute("font-size")),
                    group.getAttribute("font-weight").equals("bold"),
                    text.getTextContent()));
        }
        return found;
    }
}
