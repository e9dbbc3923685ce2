package io.github.sudokusat.cluster.job;

import io.github.sudokusat.format.read.LineForm;
import java.io.Serializable;

/**
 * A {@link LineForm} on its way between machines.
 *
 * @param kind what is on a line
 * @param header the header of records
 * @param headerLine the number of the line with the header
 */
record SentForm(LineForm.Kind kind, String header, int headerLine) implements Serializable {

    static SentForm of(LineForm form) {
        return new SentForm(form.kind(), form.header(), form.headerLine());
    }

    /** The form that was sent. */
    LineForm received() {
        return new LineForm(kind, header, headerLine);
    }
}
