package hints

import java.io.File
import org.jetbrains.kotlin.cli.common.arguments.K2JVMCompilerArguments
import org.jetbrains.kotlin.cli.common.messages.CompilerMessageSeverity
import org.jetbrains.kotlin.cli.common.messages.CompilerMessageSourceLocation
import org.jetbrains.kotlin.cli.common.messages.MessageCollector
import org.jetbrains.kotlin.cli.jvm.K2JVMCompiler
import org.jetbrains.kotlin.config.Services

/** Compiles each file of a directory, and fails where the compiler does not complain about a line that ends in a comment, or does about another. */
fun main(arguments: Array<String>) {
    val (sources, output) = arguments
    for (source in File(sources).listFiles()!!.sorted()) {
        val expected = source.readLines().mapIndexedNotNull { i, line -> if (" // " in line) i + 1 else null }
        val found = complaints(source, output).toList()
        require(expected.isNotEmpty() && expected == found) { "$source: complaints about lines $found, expected about $expected" }
    }
}

private fun complaints(source: File, output: String): Set<Int> {
    val lines = sortedSetOf<Int>()
    val messages = object : MessageCollector {
        override fun clear() = lines.clear()

        override fun hasErrors() = false

        override fun report(severity: CompilerMessageSeverity, message: String, location: CompilerMessageSourceLocation?) {
            if (severity == CompilerMessageSeverity.WARNING || severity.isError) {
                println("${location?.line}: $message")
                location?.let { lines += it.line }
            }
        }
    }
    K2JVMCompiler().exec(messages, Services.EMPTY, K2JVMCompilerArguments().apply {
        freeArgs = listOf(source.path)
        destination = output
        classpath = System.getProperty("java.class.path")
    })
    return lines
}
