package io.github.sudokusat.testing;

import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.rule.text.RuleForm;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Random lines of rules, made from their forms; many, but not all of them, are possible. */
public final class RandomRules {

    private static final int MOST_CELLS = 5;

    private RandomRules() {}

    /** A line for a grid of a side. */
    public static String line(RuleForm form, int side, Random random) {
        StringBuilder line = new StringBuilder(form.keyword());
        for (String argument :
                form.arguments().isEmpty() ? new String[0] : form.arguments().split(" ", -1)) {
            boolean isOptional = argument.startsWith("[");
            if (!isOptional || random.nextBoolean()) {
                String word = isOptional ? argument.substring(1, argument.length() - 1) : argument;
                String text = word(word, form, side, random);
                line.append(text.isEmpty() ? "" : " ").append(text);
            }
        }
        return line.toString();
    }

    private static String word(String word, RuleForm form, int side, Random random) {
        return switch (word) {
            case "CELLS" -> cells(form, side, random);
            case "CELL" ->
                cell(random.nextInt(side), form.group() == RuleForm.Group.OUTSIDE ? 0 : random.nextInt(side));
            case "DIGITS" -> 1 + random.nextInt(side) + (random.nextBoolean() ? "" : "," + (1 + random.nextInt(side)));
            case "DIGIT", "DIFFERENCE", "MODULUS", "NUMBER", "RANK", "DISTANCE" ->
                Integer.toString(1 + random.nextInt(side));
            case "SUM" ->
                Integer.toString(random.nextBoolean() ? 5 * (1 + random.nextInt(2)) : random.nextInt(3 * side));
            case "COUNTS" -> "1" + (1 + random.nextInt(side));
            case "ROWS,COLUMNS" -> random.nextInt(side) + "," + (1 + random.nextInt(side - 1));
            case "/REGEX/" -> "/1?[2-4]*/";
            case "CONDITION" -> "a+b>" + (2 + random.nextInt(3));
            case "PRIMITIVES" -> "clause r1c1 1,2 r2c2 " + (1 + random.nextInt(side));
            case "NAME" -> "name";
            case "…" -> form.arguments().contains("DIGIT") ? Integer.toString(1 + random.nextInt(side)) : "";
            default -> {
                String[] choices = word.split("\\|", -1);
                yield choices[random.nextInt(choices.length)];
            }
        };
    }

    private static String cell(int row, int column) {
        return new Cell(row, column).toString();
    }

    /** A walk, a whole row or column, or four cells around a corner. */
    private static String cells(RuleForm form, int side, Random random) {
        if (form.group() == RuleForm.Group.OUTSIDE && random.nextInt(4) > 0) {
            return List.of("left", "right", "top", "bottom").get(random.nextInt(4)) + (1 + random.nextInt(side));
        }
        int row = random.nextInt(side - 1);
        int column = random.nextInt(side - 1);
        if (random.nextInt(3) == 0) {
            return String.join(
                    " ", cell(row, column), cell(row, column + 1), cell(row + 1, column), cell(row + 1, column + 1));
        }
        List<String> cells = new ArrayList<>();
        int size = form.keyword().equals("house") ? side : 1 + random.nextInt(Math.min(side, MOST_CELLS));
        for (int i = 0; i < 20 * side && cells.size() < size; i++) {
            row = Math.floorMod(row + random.nextInt(3) - 1, side);
            column = Math.floorMod(column + random.nextInt(3) - 1, side);
            String next = cell(row, column);
            if (!cells.contains(next) || random.nextInt(20) == 0) {
                cells.add(next);
            }
        }
        return String.join(" ", cells);
    }
}
