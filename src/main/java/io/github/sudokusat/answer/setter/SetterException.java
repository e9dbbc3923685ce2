package io.github.sudokusat.answer.setter;

/** A message that cannot be answered, with a sentence for the user of the editor. */
public final class SetterException extends Exception {

    private static final long serialVersionUID = 1L;

    private final long nonce;

    /** Creates the exception for a message with a number. */
    public SetterException(long nonce, String sentence) {
        super(sentence);
        this.nonce = nonce;
    }

    /** The answer that says so. */
    public String answer() {
        return SetterTask.text(nonce, "invalid", json -> json.put("message", String.valueOf(getMessage())));
    }
}
