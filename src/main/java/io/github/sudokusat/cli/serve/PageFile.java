package io.github.sudokusat.cli.serve;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.zip.GZIPOutputStream;

/** A file of the page as it is sent: its bytes, the same gzipped if that is worth it, and a tag for each of the two that changes with them. */
final class PageFile {

    /** Gzipped bytes are sent if they have at most this share of the length. */
    private static final double WORTH = 0.9;

    /** The digits of a tag: 64 bits, enough to tell the versions of one file apart. */
    private static final int TAG_LENGTH = 16;

    private final String type;
    private final byte[] plain;
    private final byte[] gzipped;
    private final String tag;

    private PageFile(String type, byte[] plain, byte[] gzipped, String tag) {
        this.type = type;
        this.plain = plain;
        this.gzipped = gzipped;
        this.tag = tag;
    }

    /** A file with a content type; the array is kept. */
    static PageFile of(String type, byte[] bytes) {
        byte[] gzipped = gzip(bytes);
        return new PageFile(type, bytes, gzipped.length <= WORTH * bytes.length ? gzipped : bytes, hash(bytes));
    }

    /** The content type, with the character set of text. */
    String type() {
        return type;
    }

    /** Whether the file is sent gzipped to those who accept it. */
    boolean isGzipped() {
        return gzipped != plain;
    }

    /** The bytes to send; not to be changed. */
    byte[] bytes(boolean asGzip) {
        return asGzip ? gzipped : plain;
    }

    /** The entity tag, in quotes; gzipped bytes are another representation and have another tag. */
    String tag(boolean asGzip) {
        return "\"" + tag + (asGzip && isGzipped() ? "-gz\"" : "\"");
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
