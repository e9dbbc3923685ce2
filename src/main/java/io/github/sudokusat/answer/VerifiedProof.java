package io.github.sudokusat.answer;

import io.github.sudokusat.format.read.LayoutText;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.prove.certificate.Claim;
import io.github.sudokusat.prove.certificate.ProofCheckResult;
import io.github.sudokusat.prove.certificate.VerifyResult;
import io.github.sudokusat.run.StopReason;
import io.github.sudokusat.text.JsonObject;
import java.math.BigInteger;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The result of checking a certificate, or a proof alone.
 *
 * @param certificate the certificate, if one was checked and holds; else null
 * @param proof the proof, if it holds; else null
 * @param refusal why it does not hold; else null
 * @param stop the limit that was reached; else null
 */
public record VerifiedProof(
        VerifyResult.@Nullable Verified certificate,
        ProofCheckResult.@Nullable Accepted proof,
        @Nullable String refusal,
        @Nullable StopReason stop)
        implements Answer {

    public static final List<String> COLUMNS = List.of("result", "solution", "message");

    /** The result for a certificate. */
    public static VerifiedProof of(VerifyResult verdict) {
        if (verdict instanceof VerifyResult.Verified holds) {
            return new VerifiedProof(holds, holds.proof(), null, null);
        }
        return verdict instanceof VerifyResult.Stopped stopped
                ? new VerifiedProof(null, null, null, stopped.reason())
                : new VerifiedProof(null, null, verdict.toString(), null);
    }

    /** The result for a proof alone, whose name messages give. */
    public static VerifiedProof of(String name, ProofCheckResult verdict) {
        if (verdict instanceof ProofCheckResult.Accepted accepted) {
            return new VerifiedProof(null, accepted, null, null);
        }
        return verdict instanceof ProofCheckResult.Stopped stopped
                ? new VerifiedProof(null, null, null, stopped.reason())
                : new VerifiedProof(null, null, name + ": " + verdict, null);
    }

    @Override
    public Outcome outcome() {
        return proof != null ? Outcome.VERIFIED : stop != null ? Outcome.UNKNOWN : Outcome.REFUSED;
    }

    @Override
    public String message() {
        return refusal != null ? refusal : Phrases.reason(stop);
    }

    public String puzzle(Rendering rendering) {
        return certificate == null ? "" : rendering.grid(certificate.puzzle());
    }

    private @Nullable Grid solution() {
        return certificate == null ? null : certificate.findSolution().orElse(null);
    }

    @Override
    public void line(Rendering rendering, StringBuilder out) {
        out.append(outcome().word())
                .append(proof != null ? "" : ": " + message())
                .append('\n');
    }

    @Override
    public List<String> csv(Rendering rendering) {
        Grid solution = solution();
        return List.of(outcome().word(), solution == null ? "" : rendering.grid(solution), message());
    }

    @Override
    public void picture(Rendering rendering, StringBuilder out) {
        Grid solution = solution();
        if (proof == null) {
            out.append(stop != null ? "Stopped: " : "Refused: ")
                    .append(message())
                    .append(".\n");
        } else if (certificate == null) {
            out.append("Verified: the formula has ")
                    .append(number(proof.models(), "model"))
                    .append(".\n");
        } else {
            out.append("Verified: ")
                    .append(claim(certificate))
                    .append(" (")
                    .append(layout())
                    .append(").\n");
            if (solution != null) {
                out.append(rendering.picture(certificate.puzzle(), solution)).append('\n');
            }
        }
    }

    /** What a certificate says that a puzzle has, such as {@code exactly one solution}. */
    public static String claim(VerifyResult.Verified certificate) {
        return switch (certificate.claim()) {
            case SOLUTIONS -> number(certificate.count(), "solution");
            case NEEDED_GIVENS -> number(certificate.count(), "solution") + ", and each given is needed";
            case CANDIDATES ->
                number(BigInteger.valueOf(certificate.candidates().size()), "candidate") + " that can be true";
        };
    }

    private static String number(BigInteger count, String noun) {
        if (count.signum() == 0) {
            return "no " + noun;
        }
        return "exactly " + (count.equals(BigInteger.ONE) ? "one " + noun : count + " " + noun + "s");
    }

    private String layout() {
        return certificate == null
                ? ""
                : String.join(", ", LayoutText.describe(certificate.puzzle().layout()));
    }

    @Override
    public void json(Rendering rendering, JsonObject json) {
        json.put("result", outcome().word());
        proof(rendering, json);
    }

    /** Writes the keys that follow the result: what was checked, or why it does not hold. */
    public void proof(Rendering rendering, JsonObject json) {
        Grid solution = solution();
        if (certificate != null) {
            json.put("layout", LayoutText.describe(certificate.puzzle().layout()));
        }
        if (certificate != null && certificate.claim() == Claim.CANDIDATES) {
            json.put(
                    "candidates",
                    Phrases.candidates(
                            certificate.candidates(),
                            rendering.symbols(certificate.puzzle().layout())));
        } else if (solution != null) {
            json.put("solution", rendering.grid(solution));
        } else if (certificate != null && certificate.count().signum() > 0) {
            json.put("count", certificate.count().toString());
        } else if (certificate == null && proof != null && proof.models().signum() > 0) {
            json.put("count", proof.models().toString());
        }
        if (certificate != null && certificate.claim() == Claim.NEEDED_GIVENS) {
            json.put("minimal", true);
        }
        if (proof != null) {
            json.put("added", proof.added()).put("deleted", proof.deleted());
        } else if (stop != null) {
            json.put("reason", stop.text());
        } else {
            json.put("message", message());
        }
    }

    @Override
    public List<String> messages() {
        return List.of();
    }
}
