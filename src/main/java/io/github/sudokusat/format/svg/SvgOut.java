package io.github.sudokusat.format.svg;

import io.github.sudokusat.text.XmlText;
import java.io.IOException;

/** Elements of SVG, written one after another. Coordinates and lengths are tenths of a unit. */
final class SvgOut {

    private final StringBuilder out;

    SvgOut(StringBuilder out) {
        this.out = out;
    }

    /**
     * Opens a group.
     *
     * @param attributes names and values in turn; the values are not escaped
     */
    void begin(String... attributes) {
        out.append("<g");
        append(attributes);
        out.append(">\n");
    }

    void end() {
        out.append("</g>\n");
    }

    void title(String title) {
        out.append("<title>");
        escape(title);
        out.append("</title>\n");
    }

    void path(PathData path, String... attributes) {
        if (!path.isEmpty()) {
            out.append("<path");
            append(attributes);
            out.append(" d=\"").append(path).append("\"/>\n");
        }
    }

    void circle(Point centre, int radius, String... attributes) {
        out.append("<circle cx=\"").append(PathData.decimal(centre.x()));
        out.append("\" cy=\"").append(PathData.decimal(centre.y()));
        out.append("\" r=\"").append(PathData.decimal(radius)).append('"');
        append(attributes);
        out.append("/>\n");
    }

    /** A rectangle whose corners have a radius. */
    void rectangle(Point corner, int width, int height, int radius, String... attributes) {
        out.append("<rect x=\"").append(PathData.decimal(corner.x()));
        out.append("\" y=\"").append(PathData.decimal(corner.y()));
        out.append("\" width=\"").append(PathData.decimal(width));
        out.append("\" height=\"").append(PathData.decimal(height)).append('"');
        if (radius > 0) {
            out.append(" rx=\"").append(PathData.decimal(radius)).append('"');
        }
        append(attributes);
        out.append("/>\n");
    }

    /** A text whose capitals are centred at a point; a baseline that the renderer would centre is not known to all renderers. */
    void text(Point centre, int size, String text, String... attributes) {
        out.append("<text x=\"").append(PathData.decimal(centre.x()));
        out.append("\" y=\"")
                .append(PathData.decimal(centre.y() + size * 36 / 100))
                .append('"');
        append(attributes);
        out.append('>');
        escape(text);
        out.append("</text>\n");
    }

    private void append(String... attributes) {
        for (int i = 0; i < attributes.length; i += 2) {
            out.append(' ')
                    .append(attributes[i])
                    .append("=\"")
                    .append(attributes[i + 1])
                    .append('"');
        }
    }

    private void escape(String text) {
        try {
            XmlText.append(out, text);
        } catch (IOException e) {
            throw new AssertionError("a StringBuilder raises none", e);
        }
    }

    @Override
    public String toString() {
        return out.toString();
    }
}
