package io.github.sudokusat.cli.serve;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Objects;
import java.util.zip.GZIPOutputStream;
import org.jspecify.annotations.Nullable;

/**
 * A file of the page as it is sent: its bytes, the same compressed by brotli if the build did that, the same gzipped if that is worth it, and a tag
 * for each of the three that changes with them. Thread-safe.
 */
final class PageFile {

    /** Gzipped bytes are sent if they have at most this share of the length. */
    private static final double WORTH = 0.9;

    /** The digits of a tag: 64 bits, enough to tell the versions of one file apart. */
    private static final int TAG_LENGTH = 16;

    private final String type;
    private final byte[] plain;
    private final byte @Nullable [] brotli;
    private final String tag;

    /** Made when it is first asked for, which seldom happens where there is a better form. */
    private byte @Nullable [] gzipped;

    /** A file with a content type; the arrays are kept. */
    PageFile(String type, byte[] plain, byte @Nullable [] brotli) {
        this.type = type;
        this.plain = plain;
        this.brotli = brotli;
        this.tag = hash(plain);
    }

    /** The content type, with the character set of text. */
    String type() {
        return type;
    }

    /** The first of the forms, in this order, that there is; plain bytes if there is none. */
    Coding best(List<Coding> codings) {
        return codings.stream().filter(this::has).findFirst().orElse(Coding.IDENTITY);
    }

    private boolean has(Coding coding) {
        return switch (coding) {
            case BROTLI -> brotli != null;
            case GZIP -> gzipped().length <= WORTH * plain.length;
            case IDENTITY -> true;
        };
    }

    /** The bytes to send in a form that there is; not to be changed. */
    byte[] bytes(Coding coding) {
        return switch (coding) {
            case BROTLI -> Objects.requireNonNull(brotli);
            case GZIP -> gzipped();
            case IDENTITY -> plain;
        };
    }

    /** The entity tag of a form, in quotes. */
    String tag(Coding coding) {
        return "\"" + tag + coding.tagEnd() + "\"";
    }

    private synchronized byte[] gzipped() {
        if (gzipped == null) {
            gzipped = gzip(plain);
        }
        return gzipped;
    }

    private static byte[] gzip(byte[] bytes) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (OutputStream gzip = new GZIPOutputStream(out)) {
            gzip.write(bytes);
        } catch (IOException e) {
            throw new IllegalStateException("writing to memory does not fail", e);
        }
        return out.toByteArray();
    }

    private static String hash(byte[] bytes) {
        try {
            byte[] hash = MessageDigest.getInstance("SHA-256").digest(bytes);
            return HexFormat.of().formatHex(hash).substring(0, TAG_LENGTH);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every platform has SHA-256", e);
        }
    }
}
