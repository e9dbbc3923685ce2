package io.github.sudokusat.format.foreign;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.format.GridFormatException;
import io.github.sudokusat.format.Messages;
import io.github.sudokusat.text.LzString;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Damaged texts are read, or refused with their place; nothing else happens. */
class ImportsFuzzTest {

    private static final String F_PUZZLES =
            ("{'size':4,'grid':[[{'value':1,'given':true},{},{'givenPencilMarks':[1,2]},{}],[{},{},{},{}],"
                            + "[{'region':null},{'region':2},{},{}],[{},{},{},{}]],'killercage':[{'cells':['R1C1','R1C2'],'value':'5'}],"
                            + "'arrow':[{'cells':['R1C1'],'lines':[['R1C1','R2C2','R3C3']]}],'littlekillersum':[{'cell':'R0C2','direction':'DR','value':'6'}],"
                            + "'xsum':[{'cell':'R0C1','value':'6'}],'difference':[{'cells':['R3C1','R3C2']}],'xv':[{'cells':['R4C1','R4C2'],'value':'V'}],"
                            + "'quadruple':[{'cells':['R1C1','R1C2','R2C1','R2C2'],'values':[1,2]}],'clone':[{'cells':['R1C1'],'cloneCells':['R3C2']}],"
                            + "'whispers':[{'lines':[['R1C1','R1C2']],'value':'2'}],'diagonal+':true,'negative':['ratio','xv'],'odd':[{'cell':'R2C2'}],"
                            + "'cage':[{'cells':['R1C1'],'value':'title: x'}],'line':[{'fromConstraint':'x'}]}")
                    .replace('\'', '"');

    private static final List<String> TEXTS = List.of(
            ".Shape~4x4.Cage~5~R1C1~R1C2.~R3C3_1_2.Arrow~R1C1~R2C2.X~R1C1~R1C2.LittleKiller~6~R1C2.XSum~R2~3~4.Regex~KDEyKSo~R1C1~R1C2"
                    + ".Pair~AB-_~_n~R1C1~R1C2~~R2C2~R2C3.SameValues~2~R1C1~R1C2~R2C1~R2C2.Quad~R1C1~1~2.Jigsaw~1122112233443344.Or.End"
                    + ".EqualSum~R1C1~-~R2C2.PillArrow~2~R1C1~R1C2~R3C3.LookAndSay~1112~R1C1~R1C2.Indexing~C~R1C1.SumLine~5~R1C1~R1C2.NoBoxes",
            F_PUZZLES,
            "3x3:d:k:" + "2561:".repeat(3) + "1:".repeat(78),
            "3<<" + "^^^".repeat(2) + "F<v`',.>0".repeat(8),
            "https://f-puzzles.com/?load=" + LzString.compress(F_PUZZLES),
            "scl"
                    + LzString.compress(
                            "{ce:[[{v:1},],[,]],re:[[[0,0],[0,1]]],ca:[{ce:[[0,0],[1,1]],v:3,unique:t},{v:'x\\'y'}],l:[{}],g:t}"));

    private static final String CHARACTERS = "~._RrCc01259gA{}[]\"':,\\ntf#%+=/?&N4Iul\n \u0000\uD800x-";

    private static void mutate(int from, int to) {
        int read = 0;
        for (int seed = from; seed < to; seed++) {
            String text = mutated(new Random(seed));
            try {
                Imports.isForeign(text);
                read += Imports.read(text, 1, Set.of("line", "foo"))
                                        .puzzle()
                                        .layout()
                                        .side()
                                > 0
                        ? 1
                        : 0;
            } catch (GridFormatException refused) {
                assertThat(refused.getMessage()).as("seed " + seed).startsWith("line ");
                Messages.requireShortLine(String.valueOf(refused.getMessage()));
            } catch (RuntimeException | StackOverflowError wrong) {
                throw new AssertionError("seed " + seed + ": " + text, wrong);
            }
        }
        assertThat(read).isPositive();
    }

    private static String mutated(Random random) {
        StringBuilder text = new StringBuilder(TEXTS.get(random.nextInt(TEXTS.size())));
        for (int i = random.nextInt(4); i >= 0 && text.length() > 0; i--) {
            int at = random.nextInt(text.length());
            char c = CHARACTERS.charAt(random.nextInt(CHARACTERS.length()));
            switch (random.nextInt(5)) {
                case 0 -> text.deleteCharAt(at);
                case 1 -> text.insert(at, c);
                case 2 -> text.setCharAt(at, c);
                case 3 -> text.insert(at, text.substring(at, Math.min(text.length(), at + random.nextInt(30))));
                default -> text.delete(at, Math.min(text.length(), at + random.nextInt(30)));
            }
        }
        return text.toString();
    }

    @Test
    void damagedTextsAreReadOrRefused() {
        mutate(0, 3_000);
    }

    @Test
    @Tag("slow")
    void manyDamagedTextsAreReadOrRefused() {
        mutate(3_000, 103_000);
    }
}
