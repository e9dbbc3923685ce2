package io.github.sudokusat.sat.process;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class StartFailureTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '\0', textBlock = """
            glucose | Cannot run program "glucose": error=2, No such file or directory | there is no program "glucose" on the PATH
            bin/glucose | Cannot run program "bin/glucose": error=2, No such file | there is no program "bin/glucose"
            c:\\x.exe | Cannot run program "c:\\x.exe": CreateProcess error=2, The system cannot find | there is no program "c:\\x.exe"
            ./a | Cannot run program "./a": error=13, Permission denied | "./a" may not be executed
            ./a | Cannot run program "./a": error=8, Exec format error | Exec format error
            glucose | Cannot run program "glucose": Exec failed, error: 2 (No such file or directory)  | there is no program "glucose" on the PATH
            ./a | Cannot run program "./a": Exec failed, error: 13 (Permission denied)  | "./a" may not be executed
            ./a | Cannot run program "./a": Exec failed, error: 8 (Exec format error)  | Exec format error
            a | Cannot run program "error=2, x": error=8, Exec format error | Exec format error
            a | error=strange | error=strange
            a | error: 2 strange | error: 2 strange
            a | out of processes | out of processes
            """)
    void theReasonIsSaidWithoutTheWordsOfTheRuntime(String program, String message, String expected) {
        assertThat(StartFailure.text(program, new IOException(message))).isEqualTo(expected);
    }
}
