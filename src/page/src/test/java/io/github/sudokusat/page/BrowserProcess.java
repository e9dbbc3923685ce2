package io.github.sudokusat.page;

import io.github.sudokusat.testing.Waits;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** A browser without a window and with a profile of its own, which shows one page until it is closed. */
final class BrowserProcess implements AutoCloseable {

    private static final List<String> CHROMIUM = List.of(
            "chromium",
            "--headless=new",
            "--no-sandbox",
            "--disable-gpu",
            "--disable-background-networking",
            "--no-first-run",
            "--enable-logging=stderr");

    /** In English, with failures of scripts in the browser's own output; whatever it asks of other machines goes to a port where nobody listens. */
    private static final String FIREFOX_PREFERENCES = """
            user_pref("app.update.enabled", false);
            user_pref("browser.aboutwelcome.enabled", false);
            user_pref("browser.dom.window.dump.enabled", true);
            user_pref("browser.shell.checkDefaultBrowser", false);
            user_pref("datareporting.policy.dataSubmissionEnabled", false);
            user_pref("intl.accept_languages", "en");
            user_pref("javascript.options.showInConsole", true);
            user_pref("network.proxy.type", 1);
            user_pref("network.proxy.http", "127.0.0.1");
            user_pref("network.proxy.http_port", 9);
            user_pref("network.proxy.ssl", "127.0.0.1");
            user_pref("network.proxy.ssl_port", 9);
            """;

    private final Path profile;
    private final Process process;

    /** What a line of the output holds if a page wrote it to the console. */
    private final Pattern message;

    private BrowserProcess(Path profile, List<String> command, Pattern message) throws IOException {
        this.profile = profile;
        this.message = message;
        process = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(log().toFile())
                .start();
    }

    static BrowserProcess chromium(String address) throws IOException {
        Path profile = Files.createTempDirectory("chromium");
        List<String> command = new ArrayList<>(CHROMIUM);
        command.addAll(List.of("--user-data-dir=" + profile, address));
        return new BrowserProcess(profile, command, Pattern.compile(":CONSOLE"));
    }

    static BrowserProcess firefox(String address) throws IOException {
        Path profile = Files.createTempDirectory("firefox");
        Files.writeString(profile.resolve("user.js"), FIREFOX_PREFERENCES);
        return new BrowserProcess(
                profile,
                List.of("firefox-esr", "--headless", "--no-remote", "--profile", profile.toString(), address),
                Pattern.compile("JavaScript (?:error|warning): (?:http|blob)"));
    }

    private Path log() {
        return profile.resolve("log.txt");
    }

    /** The lines that pages have written to the console, errors of the browser among them. */
    List<String> console() throws IOException {
        try (Stream<String> lines = Files.lines(log())) {
            return lines.filter(line -> message.matcher(line).find()).toList();
        }
    }

    @Override
    public void close() throws IOException {
        List<ProcessHandle> children = process.descendants().toList();
        process.destroy();
        try {
            if (!process.waitFor(10, TimeUnit.SECONDS)) {
                Waits.end(process.destroyForcibly());
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        children.forEach(ProcessHandle::destroyForcibly);
        try (Stream<Path> files = Files.walk(profile)) {
            files.sorted(Comparator.reverseOrder())
                    .forEach(file -> file.toFile().delete());
        }
    }
}
