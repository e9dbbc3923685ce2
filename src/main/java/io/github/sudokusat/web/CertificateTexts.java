package io.github.sudokusat.web;

import io.github.sudokusat.answer.certificate.CertificateFiles;
import io.github.sudokusat.prove.certificate.CertificatePart;
import java.io.Reader;
import java.io.StringReader;
import java.io.StringWriter;
import java.io.Writer;
import java.util.EnumMap;
import java.util.Map;

/** The files of a certificate in memory, each under the key of its part. */
final class CertificateTexts implements CertificateFiles {

    private final Map<CertificatePart, Object> texts = new EnumMap<>(CertificatePart.class);

    /** The parts that a request has. */
    static CertificateTexts of(Request request) {
        CertificateTexts files = new CertificateTexts();
        for (CertificatePart part : CertificatePart.values()) {
            String text = request.find(key(part));
            if (text != null) {
                files.texts.put(part, text);
            }
        }
        return files;
    }

    /** The key of a part in requests and answers. */
    static String key(CertificatePart part) {
        return switch (part) {
            case PUZZLE -> "puzzle";
            case FORMULA -> "formula";
            case PROOF -> "proof";
            case HINTED_PROOF -> "lrat";
            case GRAPH -> "graph";
            case SOLUTION -> "solution";
            case SOLUTIONS -> "solutions";
            case COVERING -> "covering";
            case NEEDED -> "needed";
        };
    }

    String text(CertificatePart part) {
        Object text = texts.get(part);
        if (text == null) {
            throw BadRequest.missing(key(part), "the text of " + part.fileName());
        }
        return text.toString();
    }

    @Override
    public boolean has(CertificatePart part) {
        return texts.containsKey(part);
    }

    @Override
    public Reader open(CertificatePart part) {
        return new StringReader(text(part));
    }

    @Override
    public Writer write(CertificatePart part) {
        StringWriter writer = new StringWriter();
        texts.put(part, writer);
        return writer;
    }

    @Override
    public void delete(CertificatePart part) {
        texts.remove(part);
    }
}
