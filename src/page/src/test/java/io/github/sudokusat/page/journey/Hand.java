package io.github.sudokusat.page.journey;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import org.assertj.core.api.Assertions;

/** How a player presses buttons and opens tabs. */
enum Hand {
    MOUSE {
        @Override
        void press(Page page, Locator button) {
            button.click();
        }

        @Override
        void openTab(Page page, Locator tab) {
            tab.click();
        }
    },

    /** With the Tab key from wherever the focus is, as somebody does who sees no pointer. */
    KEYBOARD {
        @Override
        void press(Page page, Locator button) {
            reach(page, button, "Tab", MOST_STOPS);
            page.keyboard().press("Enter");
        }

        @Override
        void openTab(Page page, Locator tab) {
            Locator selected = page.locator("[role=tab][aria-selected=true]");
            reach(page, selected, "Tab", MOST_STOPS);
            reach(page, tab, "ArrowRight", 8);
            page.keyboard().press("Enter");
        }
    };

    private static final int MOST_STOPS = 150;

    abstract void press(Page page, Locator button);

    abstract void openTab(Page page, Locator tab);

    /** Presses a key until an element has the focus. */
    static void reach(Page page, Locator target, String key, int most) {
        target.waitFor();
        for (int i = 0; i <= most; i++) {
            if (Boolean.TRUE.equals(target.first().evaluate("e => e === document.activeElement"))) {
                return;
            }
            page.keyboard().press(key);
        }
        Assertions.fail("the key " + key + " does not lead to " + target);
    }
}
