package io.github.sudokusat.web;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** All commands of the page. */
final class Commands {

    private static final List<String> LIMITS = List.of("time", "work");

    private static final List<Command> ALL = List.of(
            new Command("layout", List.of("layout"), LayoutAnswer::write),
            new Command("rule", RuleAnswer.KEYS, RuleAnswer::write),
            new Command("forms", RuleAnswer.KEYS_OF_FORMS, RuleAnswer::forms),
            new Command("read", ReadAnswer.KEYS, ReadAnswer::write),
            new Command("write", keys(GameText.KEYS, WriteAnswer.KEYS), WriteAnswer::write),
            new Command("fill", GameText.KEYS, WriteAnswer::fill),
            new Command("hint", logic("detail", "cell"), HintAnswer::next),
            new Command("steps", logic(), HintAnswer::all),
            new Command("path", logic("most"), PathAnswer::write),
            new Command("rate", logic(Game.KEY), RateAnswer::rate),
            new Command("techniques", Profiles.KEYS, RateAnswer::techniques),
            new Command("solve", asked("engine", "seed", "random"), SolveAnswer::write),
            new Command("check", asked("engine", "seed", "reason"), CheckAnswer::check),
            new Command("conflict", asked(), CheckAnswer::conflict),
            new Command("clashes", GameText.KEYS, CheckAnswer::clashes),
            new Command("mistakes", limited(GameText.KEYS), GivensAnswer::mistakes),
            new Command("minimize", asked("seed"), GivensAnswer::minimize),
            new Command("missing", asked(), GivensAnswer::missing),
            new Command("needless", asked(), GivensAnswer::needless),
            new Command("true", keys(asked(), TrueCandidatesAnswer.KEYS), TrueCandidatesAnswer::write),
            new Command("why", keys(limited(GameText.KEYS), "candidate", "as", "smallest"), ReasonAnswer::why),
            new Command("reason", keys(limited(GameText.KEYS), "smallest", "most"), PathAnswer::reason),
            new Command("count", asked(), CountAnswer::count),
            new Command("heat", asked(), CountAnswer::heat),
            new Command("estimate", asked("probes", "seed"), CountAnswer::estimate),
            new Command("export", keys(asked("to", "measure"), ExportAnswer.CLAUSES), ExportAnswer::write),
            new Command("answer", limited(List.of("exported", "answer")), DecodeAnswer::write),
            new Command(
                    "certify",
                    keys(keys(asked("seed"), CertificateAnswer.KEYS), ExportAnswer.CLAUSES),
                    CertificateAnswer::certify),
            new Command("verify", limited(CertificateAnswer.PARTS), CertificateAnswer::verify),
            new Command("canonical", asked(), SymmetryAnswer::canonical),
            new Command("shuffle", keys(GameText.KEYS, "seed"), SymmetryAnswer::shuffle),
            new Command("sheet", keys(limited(GameText.KEYS), SheetAnswer.KEYS), SheetAnswer::write),
            new Command("generate", keys(limited(GenerateAnswer.KEYS), GameText.KEYS), GenerateAnswer::write));

    private Commands() {}

    /** The command of a name; null if there is none. */
    static @Nullable Command named(String name) {
        for (Command command : ALL) {
            if (command.name().equals(name)) {
                return command;
            }
        }
        return null;
    }

    /** The names of all commands. */
    static List<String> names() {
        return ALL.stream().map(Command::name).toList();
    }

    /** The keys of a command about steps. */
    private static List<String> logic(String... more) {
        return keys(keys(limited(GameText.KEYS), LogicRequest.KEYS), more);
    }

    /** The keys of a command about solutions. */
    private static List<String> asked(String... more) {
        return keys(keys(limited(GameText.KEYS), Game.KEY), more);
    }

    private static List<String> limited(List<String> keys) {
        return keys(keys, LIMITS);
    }

    private static List<String> keys(List<String> keys, String... more) {
        return keys(keys, List.of(more));
    }

    private static List<String> keys(List<String> keys, List<String> more) {
        List<String> all = new ArrayList<>(keys);
        all.addAll(more);
        return List.copyOf(all);
    }
}
