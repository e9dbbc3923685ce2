package io.github.sudokusat.page.journey;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.options.ServiceWorkerPolicy;
import java.io.IOException;
import org.junit.jupiter.api.Test;

/** The built page on a static host that goes away: after the first visit, everything works without it. */
class OfflineTest extends PageTest {

    @Override
    Host startHost() throws IOException {
        return FolderHost.start(ServedHost.FOLDER, 0);
    }

    @Override
    Browser.NewContextOptions options() {
        return super.options().setServiceWorkers(ServiceWorkerPolicy.ALLOW);
    }

    private void goOffline() throws IOException {
        page.evaluate("navigator.serviceWorker.ready.then(() => true)");
        page.evaluate(
                "new Promise((done) => { const look = () => navigator.serviceWorker.controller ? done(true) : setTimeout(look, 10); look(); })");
        host.close();
        context.setOffline(true);
    }

    @Test
    void itOpensAgainAndAnswers() throws IOException {
        openPuzzle(EASY);
        goOffline();
        page.reload();
        awaitReady();
        assertThat(digits()).isEqualTo(EASY);
        new Panels(this).solve();
        assertThat(digits()).isEqualTo(EASY_SOLUTION);
        page.navigate(host.address() + "#p=" + SPARSE);
        awaitReady();
        new Panels(this).check();
        button("Share…").click();
        button("QR code").click();
        assertThat(page.locator("dialog .qr")).isVisible();
    }

    @Test
    void stopWorks() throws IOException {
        open(StopTest.ENDLESS);
        goOffline();
        Panels panels = new Panels(this);
        panels.startCount();
        panels.stop();
        panels.solve();
        assertThat(digits()).doesNotContain(".");
    }
}
