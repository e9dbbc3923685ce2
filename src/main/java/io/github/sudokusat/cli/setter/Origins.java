package io.github.sudokusat.cli.setter;

import java.net.URI;
import java.net.URISyntaxException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/**
 * The pages that may connect: those of known editors, those of this machine, and those that the user names. Programs, which send no origin, may, too.
 *
 * <p>Without this list, any page that a user opens could have puzzles solved here, for whatever reason.
 */
public final class Origins {

    private static final List<String> EDITORS = List.of(
            "https://f-puzzles.com",
            "https://www.f-puzzles.com",
            "http://f-puzzles.com",
            "http://www.f-puzzles.com",
            "https://sudokupad.app",
            "https://app.crackingthecryptic.com",
            "https://sudokumaker.app");

    /** The names of this machine, with any port. */
    private static final Pattern LOOPBACK = Pattern.compile("(?:localhost|127\\.0\\.0\\.1|\\[::1])(?::[0-9]{1,5})?");

    private final List<String> allowed;

    private Origins(List<String> allowed) {
        this.allowed = allowed;
    }

    /**
     * Creates the list.
     *
     * @param more origins such as {@code https://example.org}
     * @throws IllegalArgumentException if one is not a scheme and a host, perhaps with a port
     */
    public static Origins with(List<String> more) {
        List<String> allowed = new ArrayList<>(EDITORS);
        for (String origin : more) {
            if (!isOrigin(origin)) {
                throw new IllegalArgumentException(
                        "must be a scheme and a host such as https://example.org, but is \"" + origin + "\"");
            }
            allowed.add(asSent(origin));
        }
        return new Origins(allowed);
    }

    /** An origin as browsers send it: without a slash at its end, and without the usual port of its scheme. */
    private static String asSent(String origin) {
        String plain = origin.toLowerCase(Locale.ROOT).replaceFirst("/$", "");
        return plain.replaceFirst(plain.startsWith("https:") ? ":443$" : ":80$", "");
    }

    private static boolean isOrigin(String text) {
        try {
            URI uri = new URI(text);
            return ("http".equals(uri.getScheme()) || "https".equals(uri.getScheme()))
                    && uri.getHost() != null
                    && (uri.getRawPath().isEmpty() || uri.getRawPath().equals("/"))
                    && uri.getRawQuery() == null
                    && uri.getRawFragment() == null
                    && uri.getRawUserInfo() == null;
        } catch (URISyntaxException e) {
            return false;
        }
    }

    /**
     * Whether a request may connect.
     *
     * @param host to which host the client thinks it talks; another name than this machine's was made to lead here
     * @param origin the page that wants to connect; empty for a program
     */
    boolean allow(String host, String origin) {
        if (!LOOPBACK.matcher(host.toLowerCase(Locale.ROOT)).matches()) {
            return false;
        }
        String page = origin.toLowerCase(Locale.ROOT);
        return page.isEmpty()
                || allowed.contains(page)
                || LOOPBACK.matcher(page.replaceFirst("^https?://", "")).matches();
    }
}
